// The Lantern Ferry. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); speaker names who says most of
// the line; ending, lantern and cousin name the parts of the ending; end stands on the last line.

INCLUDE script-chapter-1.hi.ink
INCLUDE script-chapter-2.hi.ink
INCLUDE script-chapter-3.hi.ink
INCLUDE script-ending.hi.ink

// How near you and your cousin have come to each other, from 0 to 8. It rises for quiet ways and open ones alike.
VAR dev = 0

// The way to the island: "arm" costs Dev half of his sacks, "channel" costs Mala her house.
VAR way = ""

// What becomes of the boat and of the lantern: the last two choices, each with four ways to end.
VAR boat = ""
VAR lantern = ""

// What the telling remembers. went_ashore: Rukmini leaves with her goats and five others, and the islanders' loom has room.
LIST memory = told_joseph, goat_in_horn, found_code, went_ashore, at_wheel, kept_letters, read_letters, saved_benches, saved_register, piku_asleep, name_on_bench

-> lf01
