// The ending is put together from what was chosen: the sheet, the vote, the storm's loss, the book, the spring and the week in August.

=== ending ===
{ sheet:
- "ask": “When afraid, you interrupt,” says Gudrun. “I count.”
- "boat": It comes second, behind one made of the county’s letter.
- "read": It takes an hour. The election waits for you.
- "thank": “It will still be true in winter,” says Gudrun.
}
{ lamp:
- "ours": Three white towers stand on the Neck. They are yours, with the debt.
- "open": Three white towers stand on the Neck. Nobody says “your half” now.
- "bought": Northlight’s three white towers stand on the Neck. In eight years they are yours.
- "shared": Three white towers stand on the Neck. In thick socks Sverri visits his.
} {lost == "boat":Petur sails a borrowed ferry, and hates its colour.|The old ferry still sails, with its crab.}
{ book:
- "named": Hanna nods to you again. Tea comes later.
- else: Hanna has knitted {lost == "mast":the mast’s stump|the mast} a hat.
} { spring:
- "year": Everyone knows who oils what on Tuesday.
- "bench": The back row keeps a place for you.
- "fifty": The benches are warm.
- "school": The school has eleven pupils, and a loan.
}
{week == "town":A banker comes to touch the stone.|Runa paints “first” on her shed.} At dusk Runa climbs the pier’s ladder and changes one wire. The lamp goes out. All Skarvoy holds its breath. Then the wind comes over the Neck, and the lamp burns. #end
-> END
