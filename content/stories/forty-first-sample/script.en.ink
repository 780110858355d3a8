// The Forty-First Sample. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); end stands on the last line.

INCLUDE script-chapter-1.en.ink
INCLUDE script-chapter-2.en.ink
INCLUDE script-chapter-3.en.ink
INCLUDE script-ending.en.ink

// Which half of the ward is sampled first: it decides where the second chapter begins, and who comes along.
VAR half = ""
VAR half_picture = ""

// Whether the intern stays on the case, and what the power cut costs: six bottles, or the secret.
VAR intern = ""
VAR lost = ""

// What becomes of the festival, of the ward's water, of the grant and of the last box of the last form.
VAR festival = ""
VAR notice = ""
VAR grant = ""
VAR box = ""

// What the telling remembers.
LIST memory = has_drawing, has_receipt, policemen, sang_rule, water_guard, saw_tree, joseph_slept, crew_slept, goat_bit

-> fs01
