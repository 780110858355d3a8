// The ending is put together from what was chosen: the sheet, the vote, the storm's loss, the book, the spring and the week in August.

=== ending ===
{ sheet:
- "ask": “You interrupt when you are afraid,” says Gudrun. “Like me. I count.”
- "boat": It comes in second, behind a boat made of the county’s letter.
- "read": It takes an hour. You are late for your own election.
- "thank": “It will still be true in winter,” says Gudrun.
}
{ lamp:
- "ours": Three white towers stand on the Neck. They are yours, and so is the debt.
- "open": Three white towers stand on the Neck, later than planned. Nobody says “your half” now.
- "bought": Three white towers stand on the Neck, Northlight’s. In eight years, says one line, they are yours.
- "shared": Three white towers stand on the Neck. One is Sverri’s; he visits it in thick socks.
} {lost == "boat":Petur sails a borrowed ferry, and complains of its colour.|The old ferry still sails, with its crab.}
{ book:
- "named": Hanna nods to you now. In autumn she may offer tea.
- else: Hanna has knitted {lost == "mast":the mast’s stump|the mast} a hat.
} { spring:
- "year": Everyone knows who greases what on Tuesday.
- "bench": You have a favourite place in the back row.
- "fifty": The benches are warm.
- "school": The school has eleven pupils, and a loan of its own.
}
{week == "town":A man from the bank comes to touch the stone.|Runa paints “first” on her shed.} At dusk Runa climbs the pier’s ladder and changes one wire. The lamp goes out. All Skarvoy holds its breath. Then the wind comes over the Neck, and the lamp burns. #end
-> END
