=== ln01 ===
After a year at the coast you are back in Nairobi. It is January, hot and dry. In a rented hall the Jirani Choir sings: twenty-five neighbours and a rooster, Tenor, who starts too early. #scene:LN01 #chapter:1 #backdrop:hall
They stop and stare. Chebet, a bank clerk, leads them now. “Your old place is taken,” she says. “The front and the back are free.”
* [Go to the front, and start the song that everyone knows. #item:LN01 #opt:a]
    All join by the second line, Tenor by the first.
* [Take a chair at the back, and only listen this evening. #item:LN01 #opt:b]
    You hear what has changed. Tenor has not.
* [Go to the front, and sing your coast song as a greeting. #item:LN01 #opt:c]
    Silence, then clapping. Even Tenor waits for the end.
* [Slip into the last row, and hum what your neighbours sing. #item:LN01 #opt:d]
    An elbow makes room, as if you had left yesterday.
- -> ln02

=== ln02 ===
Last year you promised everyone here a seashell in the colour they wished. Then life was hard, and you forgot. #scene:LN02 #chapter:1 #backdrop:hall-evening
Nobody mentions it. The list is still in your bag. Tonight a friend at the coast could send shells by bus.
* [Order all twenty-five in their colours, with your food money. #item:LN02 #opt:a]
    They come in a sock. You eat beans.
* [Order six for the children, and tell the adults you forgot. #item:LN02 #opt:b]
    Six children hold the sea to their ears.
* [Buy one big bag of sweets, and share it with everyone. #item:LN02 #opt:c]
    It lasts four minutes. Tenor gets one by mistake.
* [Say that the year was hard, and bring them your stories. #item:LN02 #opt:d]
    They make you tell the shark story twice.
- -> ln03

=== ln03 ===
Your friend Wanjiru mends iron gates. You used to sing one song alone. Mama Akinyi, who started the choir, wrote it. Now Wanjiru sings it. “Mama chose me,” she says, “the night before her throat operation. Since then she cannot speak.” #scene:LN03 #chapter:1 #backdrop:workshop #speaker:Wanjiru
Wanjiru lifts her mask, and waits.
* [Tell her that you miss your song, and ask nothing more. #item:LN03 #opt:a]
    “I thought so,” says Wanjiru, and burns a crooked line.
* [Ask what Mama did and wrote that night, from the start. #item:LN03 #opt:b]
    “Ask Mama,” says Wanjiru. “She writes everything. But not that.”
* [Tell her it hurts, and press her about that whole night. #item:LN03 #opt:c]
    “I was there,” says Wanjiru. “You were not.”
* [Say that she sings it well, and hold the gate straight. #item:LN03 #opt:d]
    It is a heavy gate. It hangs straight.
- -> ln04

=== ln04 ===
Chebet wants fixed places until the competition in March. “Four places are free,” she says. “You will share sheets, water and mistakes.” #scene:LN04 #chapter:1 #backdrop:hall #speaker:Chebet
Four faces look at you. Beside whom do you stand?
* [Beside Kioko, a mason’s boy whose lips move without a sound. #item:LN04 #opt:a]
    His mouth is silent. His fingers drum every note.
    ~ beside = "kioko"
* [Beside Mr Shah, the cloth seller, as you promised him last year. #item:LN04 #opt:b]
    “Push me when I am late,” he says. “You promised.”
    ~ beside = "shah"
* [Beside Halima, who drives a minibus and sings in another language. #item:LN04 #opt:c]
    She hums something from Garissa, and the whole row leans.
    ~ beside = "halima"
* [Beside Wanjiru, your old friend, whose breathing you know by heart. #item:LN04 #opt:d]
    She moves her bag. Nobody speaks of the solo.
    ~ beside = "wanjiru"
- -> ln05

=== ln05 ===
{beside:
- "kioko": In the middle of a song the lights go out. Beside you Kioko goes on drumming. #scene:LN05 #chapter:1 #backdrop:hall-dark
- "shah": In the middle of a song the lights go out. Beside you Mr Shah, late again, goes on singing. #scene:LN05 #chapter:1 #backdrop:hall-dark
- "halima": In the middle of a song the lights go out. Beside you Halima says that her minibus has headlights. #scene:LN05 #chapter:1 #backdrop:hall-dark
- else: In the middle of a song the lights go out. Beside you Wanjiru finds your sleeve. #scene:LN05 #chapter:1 #backdrop:hall-dark
}
It stays dark for half an hour. There are candles and chairs, and nobody needs you.
* [Sing the hardest line forty times, until it comes out right. #item:LN05 #opt:a]
    Thirty-nine are wrong. The fortieth is close.
* [Sit with one candle, and think kindly of a hard year. #item:LN05 #opt:b]
    The wax runs down. Your shoulders follow.
* [Make drums out of folding chairs, and sing about them for all. #item:LN05 #opt:c]
    Chair four is in tune. Tenor attacks his own shadow.
* [Carry candles from row to row, and sit with each group. #item:LN05 #opt:d]
    By the last row you know all the new grandchildren.
- -> ln06

=== ln06 ===
Mama Akinyi, who taught half the street to sing, lies in hospital. She turns away, and writes on a child’s slate: “No goodbyes.” Barasa, the nurse, gives you ten minutes. “She has not smiled for a week,” he says. #scene:LN06 #chapter:1 #backdrop:ward
Her hand shakes.
* [Sit close, take her slate, and draw the choir as fat birds. #item:LN06 #opt:a]
    She gives one bird glasses. Now it is Chebet.
* [Sing her the street’s news from the door, like an opera. #item:LN06 #opt:b]
    The whole ward claps. Barasa asks for more.
* [Let her face stay turned, and read out everybody’s greetings. #item:LN06 #opt:c]
    She writes “And Tenor?” Then she sleeps.
* [Sit down on her bed, and hold the hand that shakes. #item:LN06 #opt:d]
    For ten minutes the slate stays empty.
- -> ln07

=== ln07 ===
Kioko’s father Mutua is a mason. He walks into rehearsal, white with dust. “My son comes with me on Saturdays. Singing is no work. Who ever built a house from a song?” #scene:LN07 #chapter:1 #backdrop:hall-father #speaker:Mutua
Kioko’s chin shakes. Everyone waits to sing. Mutua looks at you.
* [Make him tea while everyone waits, and sing him one song. #item:LN07 #opt:a]
    He hears it standing. “Until March,” he says. “Then stones.”
* [Ask him what worries him, then ask Kioko, while everyone waits. #item:LN07 #opt:b]
    It takes all evening. “Until March,” says Mutua. “Then stones.”
* [Stand with Kioko, and say that the boy himself must choose. #item:LN07 #opt:c]
    Mutua turns red. “Until March,” he says. “Then stones.”
* [Take Kioko outside until he can breathe, while Chebet answers him. #item:LN07 #opt:d]
    Inside it gets quieter. “Until March,” they hear. “Then stones.”
- -> ln08

=== ln08 ===
Mice have eaten the song sheets. You are copying three hundred pages, which twenty-five singers need tomorrow. After ninety you shiver, and your eyes burn. #scene:LN08 #chapter:1 #backdrop:hall-pages
It is five. At five you promised to taste Mr Shah’s mango pickle. Once a year he makes it as his wife did before she died. Something must wait.
* [Tell Mr Shah you are ill, and lie down till tomorrow. #item:LN08 #opt:a]
    You sleep nine hours. A jar waits at your door.
* [Have him bring the pickle, and taste it without looking up. #item:LN08 #opt:b]
    Page three hundred smells of mango.
* [Send him a short note, and finish tonight for the singers. #item:LN08 #opt:c]
    Three hundred pages. He tastes it alone, standing.
* [Taste it with him at five, and leave the rest uncopied. #item:LN08 #opt:d]
    “Her hand, exactly,” says Mr Shah. Tomorrow people share sheets.
- -> ln09

=== ln09 ===
Mama Akinyi’s song ends in one long note, longer than a breath. Only she could hold it. Tonight you have her old song sheet. Under the note stood a last line of words; somebody scratched it out. #scene:LN09 #chapter:1 #backdrop:old-sheet
Nobody knows the words or the reason. Tomorrow you must give the sheet back.
* [Ask Mama once what stood there, although it may sadden her. #item:LN09 #opt:a]
    “Words,” she writes, and wipes the slate.
* [Roll the sheet up, because what is hers should stay hers. #item:LN09 #opt:b]
    What is scratched out stays safe.
* [Rub soft pencil over it until midnight, so that letters show. #item:LN09 #opt:c]
    “Go well,” it begins. The rest is a hole.
    ~ memory += last_line_seen
* [Visit the oldest singers, and collect the words that they remember. #item:LN09 #opt:d]
    “No words,” says Mr Shah. “She held the note until bedtime.”
- -> ln10
