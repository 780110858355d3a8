// The ending is put together from what was chosen: the lantern (four ways), the boat (four), your cousin (three),
// and what was carried out of the school and the river.

=== ending ===
{ lantern:
- "adrift": The raft goes out, blue and gold, turning slowly as if to see everything once. #lantern:adrift
- "window": When the lantern is lit, the two names fall on opposite walls. #lantern:window
- "bag": In your bag it takes up all the room, so you leave the rest. #lantern:bag
- "tuli": “For how long?” asks Tuli. As long as you like, and not a night longer. #lantern:tuli
}
-> the_boat ->
-> the_cousin ->
-> the_school ->
-> ten_past_nine

= the_boat
{ boat:
- "shared": All winter fried prawns on deck pay the hospital. In the rains Ayesha sails where no bridge goes. #ending:shared
- "upriver": Madam Harpreet buys a third, and Ayesha sails past the last map. “Wild water,” say her postcards. “Goats.” #ending:upriver
- "in_common": The contract has forty-four names, and one hoof. Every Sunday the owners quarrel about their boat. #ending:in_common
- "let_go": The hospital is paid. On its lake, people say, the boat turns at ten past nine to face the river. #ending:let_go
}
->->

= the_cousin
{
- dev >= 4: Dev leaves on Friday. When you ring him that night, he answers before it has rung once. #cousin:near
- dev >= 2: Dev leaves on Friday. You shake hands for longer than either of you had planned. #cousin:between
- else: Dev leaves early on Friday. On a nail in the tea shed, for you, hangs Nani’s umbrella, mended. #cousin:far
}
->->

= the_school
By August there is a school behind the tea shed{memory ? saved_benches:, with seventeen benches}{memory ? saved_register:, and its register goes back forty years}{memory ? name_on_bench:, with new benches to cut a name in}{memory ? piku_asleep:, and Piku sleeps in the front row}. {memory ? at_wheel:Tuli tells everyone how she steered.|Tuli teaches it to swing a torch.} {memory ? kept_letters && memory ? read_letters:On bad days you read about limes.|{memory ? kept_letters:The letters lie in your desk, still closed.|Mala writes postcards now. She posts them.}}
->->

= ten_past_nine
{ lantern:
- "adrift": But that first night, at ten past nine, you are still on the lowest step. The blue spark is almost nothing. Then on the other bank somebody, who cannot know what it means, swings a white lamp. #end
- "window": And the lantern burns blue in your window, nine floors above a road. For two nights, nothing. On the third, at ten past nine, a stranger sets a white lamp in a window across the way. Then you sleep well. #end
- "bag": And the lantern stands on your shelf in its scarf. One wet night, at ten past nine, the telephone rings. You do not let it ring twice. It is Mala. “White,” she says, and hangs up. #end
- "tuli": And from the back of the bus, at ten past nine, you see it: a blue light on the top step, held very steady by someone too small for it. Then from Mala’s window a white one answers. #end
}
-> END
