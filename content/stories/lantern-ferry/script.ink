// The Lantern Ferry. A story in three chapters; what is measured is the same for everyone, what is told is not.
// Choice tags carry item and option ids and nothing else. What the answers mean is not in these files.
//
// Tags on lines: scene, chapter and backdrop open a screen (after the answer to the choice before); speaker names who says most of
// the line; ending, lantern and cousin name the parts of the ending; end stands on the last line.

INCLUDE script-chapter-1.ink
INCLUDE script-chapter-2.ink
INCLUDE script-chapter-3.ink
INCLUDE script-ending.ink

// How near you and your cousin have come to each other, from 0 to 10.
VAR dev = 0

// What becomes of the boat and of the lantern: the last two choices, each with four ways to end.
VAR boat = ""
VAR lantern = ""

// What the telling remembers.
LIST memory = under_umbrella, said_angry, pumped_dry, gave_handle, left_inch, bought_thread, carries_list, told_hari, goats_first, all_mixed, chalk_line, heard_both, passed_tea, told_josna, read_strokes, played_rain, shut_log, took_bearing, found_code, called_low, walked_out, asked_cost, sang_out, stowed, old_fiddler, spoke_out, asked_all, stayed_silent, alone_on_bench, wrong_fruit, hummed, kept_watch, scouted, saved_rope, tried_locker, tuli_at_wheel, played_spoons, mended_hull, tea_refused, bread_shared, chain_held, first_ashore, went_barefoot, held_rope, asked_who, sat_close, in_her_place, kept_letters, read_letters, read_notches, piku_asleep, board_wiped, saved_benches, saved_register, hen_caught, numbered, in_the_middle, by_the_engine

-> lf01
