// Rain in the Front Row. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); end stands on the last line.

INCLUDE script-chapter-1.en.ink
INCLUDE script-chapter-2.en.ink
INCLUDE script-chapter-3.en.ink
INCLUDE script-ending.en.ink

// How you spend the second week: on the boat with Leela, or on the roof with Annie.
VAR week = ""
VAR week_picture = ""

// What the storm takes: the screen, or the sound.
VAR lost = ""
VAR last_picture = ""

// What you offer the owner, how the film ends for the hall, who signs, and how you begin on the first of July.
VAR offer = ""
VAR finale = ""
VAR signed = ""
VAR july = ""

// What the telling remembers.
LIST memory = umbrella_roof, seat_throne

-> rr01
