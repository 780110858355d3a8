// The ending is put together from what was chosen: the box, the water, the festival, the intern, the grant and the half of the ward.

=== ending ===
{ box:
- "rain": You are wet in a minute. Vinod hangs the form up to dry beside the towels.
- "vinod": “Fast,” says Vinod, after a while, “and afraid of being slow.” You write that.
- "name": It takes you an hour. Vinod stamps it, and does not read it.
- "rule": Vinod reads it, and puts a jam jar into each crate.
}
{ notice:
- "now": The taps stay dry for five days. People know whose name it was.
- "dated": On Wednesday, as the dates said, the taps cough, spit brown, and run clear.
- "council": The dry week lasts six days. The Commissioner sends you the pen that signed it.
- "families": Hardly anybody turns a tap. Sunanda visits those who do.
} {not (memory ? joseph_slept):Joseph sleeps for nineteen hours.} No twelfth child falls ill.
{ festival:
- "moved": Festival and wedding share one rain, and nobody can tell their guests apart.
- "closed": The sellers do not greet you in June. In July one sends sherbet.
- "dry": Ten thousand people ate mangoes with nothing to drink. A sticky festival.
- "theirs": The four now meet each Monday. You are invited to listen.
}
{ intern:
- "stays": Ayesha waits two minutes now, with one jar already full.
- else: On Monday Ayesha is at the door again. Her college wants to know how she knew.
}
{ grant:
- "shared": The new incubator lives in the hospital on odd days.
- "meters": The night operator begins a scarf without tight rows.
- "vinod": The air cooler hums. The pickle has never looked better.
- "tests": The four thousand bottles take until October.
}
{half == "hill":On the hill they wave from the roofs.|In the lanes the goats know you.} And before anybody is awake, Zoya runs to the tap. She still fills the first glass. She carries it out in both hands, and gives it to the neem tree. #end
-> END
