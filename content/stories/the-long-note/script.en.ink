// The Long Note. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); speaker names who says most of
// the line; ending, beside, robes and solo name the parts of the ending; end stands on the last line.

INCLUDE script-chapter-1.en.ink
INCLUDE script-chapter-2.en.ink
INCLUDE script-chapter-3.en.ink
INCLUDE script-ending.en.ink

// Beside whom you stand in the choir: kioko, shah, halima or wanjiru.
VAR beside = ""

// What you carry out before the hall is locked: book, boxes, step or accordion.
VAR saved = ""

// The colour of the robes, where the red chair stands, who sings the founder’s song, and where you go afterwards.
VAR robes = ""
VAR chair = ""
VAR solo = ""
VAR after = ""

// What the telling remembers.
LIST memory = last_line_seen, horn_song

-> ln01
