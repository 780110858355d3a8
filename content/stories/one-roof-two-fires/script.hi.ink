// One Roof, Two Fires. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); speaker names who says most of
// the line; ending, bed, saved and table name the parts of the ending; end stands on the last line.

INCLUDE script-chapter-1.hi.ink
INCLUDE script-chapter-2.hi.ink
INCLUDE script-chapter-3.hi.ink
INCLUDE script-ending.hi.ink

// Where you sleep, and so who is beside you in the nights: ama, turns, door or store.
VAR bed = ""

// What you carry out of the back wing before it falls: post, bench, grafts or nothing.
VAR saved = ""

// How the two halves of the table come together, and where you go afterwards.
VAR table = ""
VAR after = ""

// What the telling remembers.
LIST memory = snow_cow, tin_open, birds_made, birds_bought, spoke_first

-> rf01
