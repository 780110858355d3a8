=== ln19 ===
March. In Mr Shah’s shop you open the cloth for the robes. He ordered the blue that Mama chose. It is orange, like a road sign. “Cheerful,” he says weakly. Chebet sits down. #scene:LN19 #chapter:3 #backdrop:orange-cloth
Five days are left. Blue could be here in three. What do you suggest?
* [Order the blue tonight, with a list of hours for sewing. #item:LN19 #opt:a]
    The blue comes on time. So do all, with needles.
    ~ robes = "blue"
* [Wait for the blue, and sew one long night with songs. #item:LN19 #opt:b]
    The blue comes late. The whole market sews.
    ~ robes = "blue"
* [Cut the orange now with whoever comes; no two will match. #item:LN19 #opt:c]
    Some sleeves are long, some short. It is cheerful.
    ~ robes = "orange"
* [Write down who sews which orange robe, and on which day. #item:LN19 #opt:d]
    Twenty-six straight robes. The next town can see them.
    ~ robes = "orange"
- -> ln20

=== ln20 ===
Halima drives you all to see the stage. Her matatu is called No Hurry. {beside == "kioko":Kioko sits beside you, drumming.|{beside == "shah":Mr Shah sits beside you and holds on.|{beside == "halima":You sit in front, beside Halima.|Wanjiru sits beside you, eating mango.}}} Then everything stops: a lorry’s onions lie on the road. #scene:LN20 #chapter:3 #backdrop:matatu
It will take half an hour, and nobody needs you.
* [Look out of the window, and think kindly of old worries. #item:LN20 #opt:a]
    An onion rolls past, and away. So do others.
* [Move from seat to seat, and sit with everyone a while. #item:LN20 #opt:b]
    You hear seven secrets, and who snores.
* [Sing the hardest lines again and again, until they come right. #item:LN20 #opt:c]
    In the next lane a driver knows them now.
* [Make drums out of windows and seats, and sing an onion song. #item:LN20 #opt:d]
    It makes everybody cry in the second verse.
- -> ln21

=== ln21 ===
Two days left. “Halima and Mr Shah are fighting about petrol,” says Chebet. “There are hooks to sew, things to count, and Mama’s song trunk has come.” #scene:LN21 #chapter:3 #backdrop:shop-trunk #speaker:Chebet
You have time for one of these.
* [Count robes, shoes and tickets, and tick off the whole list. #item:LN21 #opt:a]
    Twenty-six, fifty-two, twenty-six. Chebet sleeps that night.
* [Search Mama’s trunk for the words that end the long note. #item:LN21 #opt:b]
    Forty songs have last lines. This one has none.
* [Sew on two hundred small hooks, until the last one holds. #item:LN21 #opt:c]
    Two hundred hooks, and eleven holes in your thumb.
* [Sit down with Halima and Mr Shah, until the petrol is settled. #item:LN21 #opt:d]
    They share it, half in money, half in pickle.
- -> ln22

=== ln22 ===
The day of the competition. You have Mama Akinyi’s red chair with you at the National Theatre. Barasa phones: “Mama says no. Take her chair away.” #scene:LN22 #chapter:3 #backdrop:red-chair
At the stage door the choir stands round the empty chair. You must decide where it goes.
* [Carry the chair in first, and have the choir follow you. #item:LN22 #opt:a]
    They come, all twenty-five. The chair goes first.
    ~ chair = "front"
* [Put the chair by the door, in case she still comes. #item:LN22 #opt:b]
    You leave the door open a little.
    ~ chair = "door"
* [Fold the chair up gently, because staying away is her right. #item:LN22 #opt:c]
    It folds easily. Nobody had ever tried.
    ~ chair = "folded"
* [Sit down beside the chair, and say how you miss her voice. #item:LN22 #opt:d]
    Soon all twenty-six sit on the floor.
    ~ chair = "circle"
- -> ln23

=== ln23 ===
Thirty choirs sing, and yours comes last, in four hours. Red dust from the car park covers everybody’s black shoes. #scene:LN23 #chapter:3 #backdrop:backstage
Behind the stage are doors that nobody knows. Hot rice is coming for lunch.
* [Polish twenty-six pairs, then take your rice behind the doors. #item:LN23 #opt:a]
    Behind the last door: forty wooden lions, and dust.
* [Polish pair after pair, even if the rice gets cold. #item:LN23 #opt:b]
    Twenty-six pairs shine. The rice does not.
* [Sit down to hot rice with everybody; dust is only dust. #item:LN23 #opt:c]
    Mr Shah has pickle. Even the rival choir comes.
* [Wipe your own shoes, and see what the doors hide. #item:LN23 #opt:d]
    You find the roof, and one grey cloud.
- -> ln24

=== ln24 ===
Behind the curtain Wanjiru holds out her sheet. “The song was yours, and today my voice is bad. Take it, or say who sings it.” Chebet nods. “We are next.” #scene:LN24 #chapter:3 #backdrop:curtain #speaker:Wanjiru
Everyone knows every line. Who sings the founder’s song?
* [Let Wanjiru keep it, and sing your part softly behind her. #item:LN24 #opt:a]
    Wanjiru looks at you for a whole breath.
    ~ solo = "wanjiru"
* [Sing it with Wanjiru, although you two have not practised that. #item:LN24 #opt:b]
    “You are too fast,” she says, and holds on.
    ~ solo = "two"
* [Take it, as she asks, and sing it as you used to. #item:LN24 #opt:c]
    She gives it to you with both hands.
    ~ solo = "you"
* [Give each singer one line of it, and sing only yours. #item:LN24 #opt:d]
    Twenty-six people suddenly want water.
    ~ solo = "all"
- -> ln25

=== ln25 ===
{solo:
- "wanjiru": Wanjiru sings, and eight hundred people forget to cough. Just before the long note the power fails. She stops. #scene:LN25 #chapter:3 #backdrop:dark-stage
- "two": You two sing, and eight hundred people forget to cough. Just before the long note the power fails. Both of you stop. #scene:LN25 #chapter:3 #backdrop:dark-stage
- "you": You sing, and eight hundred people forget to cough. Just before the long note the power fails. You stop. #scene:LN25 #chapter:3 #backdrop:dark-stage
- else: Line by line it goes round, and eight hundred people forget to cough. Just before the long note the power fails. Everyone stops. #scene:LN25 #chapter:3 #backdrop:dark-stage
}
People whisper. In the choir nobody dares to begin the long note.
* [Wait in the dark until Chebet breathes in, so all begin together. #item:LN25 #opt:a]
    Chebet breathes in. Then Kioko’s voice comes, high and loud.
* [Begin the note alone, with eight hundred listening in the dark. #item:LN25 #opt:b]
    Your breath ends. Kioko’s voice carries on, high and loud.
* [Find Kioko’s hand in the dark, and wait for his voice. #item:LN25 #opt:c]
    His hand closes. Then his voice opens, high and loud.
* [Take your two neighbours’ hands, and begin the note with them. #item:LN25 #opt:d]
    Three voices. Then comes a fourth, Kioko’s, high and loud.
- -> ln26

=== ln26 ===
Everybody joins Kioko. Each breathes while others sing, so the long note does not end. When the lights return, Mama Akinyi is there, {chair == "front":before the stage|{chair == "door":by the open door, on her red chair|{chair == "folded":in the doorway, asking with both hands for her chair|in the doorway, where you all can see her}}}, in slippers, with Barasa. Her slate shows the scratched-out line: “Go well. Leave the door open.”{memory ? last_line_seen:<> So that was the rest.} #scene:LN26 #chapter:3 #backdrop:lights-return
You win second prize! It pays the rent, but somebody must sign for it, and pack the robes. In ten minutes Halima drives Mama back to hospital, through the first rain.
* [Leave papers and robes to others; enjoy the long-awaited first rain. #item:LN26 #opt:a]
    ~ after = "rain"
* [Sign for the rent, pack with care, and wave to her. #item:LN26 #opt:b]
    ~ after = "papers"
* [Sign and pack without celebrating, then run to hold her hand. #item:LN26 #opt:c]
    ~ after = "both"
* [Leave papers and robes to others; ride back holding her hand. #item:LN26 #opt:d]
    ~ after = "ride"
- -> ending
