// The ending is put together from what was chosen: the lantern (four ways), the boat (four), your cousin (three),
// and what was carried out of the school and the river.

=== ending ===
{ lantern:
- "adrift": You put on more marigolds than the raft can carry, and it carries them. Tuli ties the knots. It goes out past the last step, blue and gold, turning round slowly as if to see everything once. #lantern:adrift
- "window": You paint Tara on one side and Mala on the other, with a tail to each letter, because that is how Tara made hers. When it is lit, the two names fall on opposite walls. #lantern:window
- "bag": The scarf goes round twice. In your bag the lamp takes up the room of all that you came with, so you leave that. #lantern:bag
- "tuli": She takes it in both arms, as one takes a kid. “For how long?” says Tuli. You are on the ninth step by then. For as long as she likes, you say, and not a night longer. #lantern:tuli
}
-> the_boat ->
-> the_cousin ->
-> the_school ->
-> the_letters ->
-> ten_past_nine

= the_boat
{ boat:
- "shared": The paper, when it is done, has four names on it and the ring of a tea glass. In the dry months there are tables on deck, and fried prawns pay the hospital. When the river reaches the fourth step the tables go ashore, and Josna takes her out to wherever a bridge does not go. #ending:shared
- "upriver": In October Josna takes her past the last chart. Madam Revathi, to everyone’s surprise, pays the hospital for a third of her; she says that she owns enough things that stay where they are. Cards come from landings with no post office. “Rapids,” they say. “Goats. You should hear the engine.” #ending:upriver
- "in_common": The deed has forty-four names on it, and one hoof. The bank laughs, then reads it, then lends on it; the hospital will be paid by the month for six years. She goes where the bridge does not: school at eight, market on Fridays. Every Sunday, under Rukmini, they quarrel about her on the steps. #ending:in_common
- "let_go": She goes next noon on a long tow, and half of Bhorghat walks along the bank with her until the bank gives out. The hospital is paid. Josna went along to hate the lake, and stayed to mind the engine. They say that at ten past nine the boat swings at her mooring till she points to the river. #ending:let_go
}
->->

= the_cousin
{
- dev >= 6: Dev’s train goes on Friday. You carry his bag, and quarrel all the way about who is to pay for the tea. When you ring him that night, he answers before it has rung once. #cousin:near
- dev >= 3: Dev’s train goes on Friday. You shake hands on the platform, and it goes on for longer than either of you had planned. You have both said that you will ring. You think that you both meant it. #cousin:between
- else: Dev goes on Friday by an early train, and it is Tuli who tells you. But on a nail in the tea shed, for you, hangs Nani’s black umbrella, its broken rib bound straight{memory ? bought_thread: with kingfisher thread}. He must have sat up over it. #cousin:far
}
->->

= the_school
By August there is a school behind the tea shed{memory ? saved_benches:, with seventeen benches}{memory ? saved_register:, and its register goes back forty years}{memory ? board_wiped:, and its board is new and very black}{memory ? piku_asleep:, and Piku sits in the front row, where he can fall asleep on the teacher}. {memory ? tuli_at_wheel: Tuli has told it all to everyone, and in her telling the crate has gone.|Tuli is teaching them to swing a torch.}
->->

= the_letters
{
- memory ? kept_letters && memory ? read_letters: Nineteen letters live in your desk. On bad days you look something up about limes.
- memory ? kept_letters: Nineteen letters live in your desk, with the cord still round them. You have not yet needed to know.
- else: Mala has taken to writing postcards. She posts them.
}
->->

= ten_past_nine
{ lantern:
- "adrift": But that first night, at ten past nine, you are still on the lowest step. Far down, where the river bends, the blue spark is almost nothing. Then on the other bank, where no one can know what it means, somebody picks up a lamp and swings it, white. #end
- "window": And the lantern burns blue in your window, nine floors above a road. For two nights, nothing. On the third, at ten past nine, somebody you have not met sets a white lamp on a sill across the way. You stand there until the tea is cold. Then you sleep well. #end
- "bag": And the lantern stands on your shelf in its scarf, unlit; on wet nights the room smells of diesel and jute. At ten past nine the telephone goes. You do not let it ring twice. It is Mala, who has no patience with telephones. “White,” she says, and hangs up. #end
- "tuli": And from the back of the bus, the night you leave, at ten past nine, you see it: a blue light on the top step, held very steady by someone too small for it. For a moment it burns there alone. Then from the window over the tea shed, where Mala has her bed, a white one answers. #end
}
-> END
