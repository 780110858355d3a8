// A Lamp for Skarvoy. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); end stands on the last line.

INCLUDE script-chapter-1.en.ink
INCLUDE script-chapter-2.en.ink
INCLUDE script-chapter-3.en.ink
INCLUDE script-ending.en.ink

// Where the free week of August is spent: it decides where the second chapter begins, and who is there.
VAR week = ""
VAR week_picture = ""

// Whether the shepherd is named in the book, and what the January storm takes: the mast or the boat.
VAR book = ""
VAR lost = ""

// What becomes of the vote, of the first spring after it, and of the harbour master's sheet.
VAR lamp = ""
VAR spring = ""
VAR sheet = ""

// What the telling remembers.
LIST memory = bread_loan, ram_watched, flew_hat, rotor_broke

-> sk01
