=== rf19 ===
Clouds stand on the ridge. The radio says snow tonight, or only after tomorrow’s wedding. “My mother wanted the courtyard and the sky,” says Bina. “But sixty guests?” #scene:RF19 #chapter:3 #backdrop:ridge-clouds #speaker:Bina
The school hall is dry. The wedding benches must go somewhere now.
* [Put them in the courtyard; hang a cloth over half. #item:RF19 #opt:a]
    Bina chooses the half without a cloth.
* [Put them in the courtyard; leave all of it open. #item:RF19 #opt:b]
    “Let the sky look at me,” says Bina.
* [Put them in the hall, where all will stay dry. #item:RF19 #opt:c]
    At dusk Bina carries one bench back.
* [Put half in each place; look again in the morning. #item:RF19 #opt:d]
    Bina puts her own chair in the courtyard.
- -> rf20

=== rf20 ===
When Bina was nine, you promised to make a hundred paper birds for her wedding. “It is not important,” she says, too quickly. #scene:RF20 #chapter:3 #backdrop:paper-birds
Joseph has red paper. He also has sixty loaves to bake, and no helper. Only this afternoon is left.
* [Tell her there will be no birds, and bake with Joseph. #item:RF20 #opt:a]
    Joseph lets you scratch a wing on one.
* [Paint wild suns on the bare walls instead, together with Bina. #item:RF20 #opt:b]
    Eleven suns, no two alike.
* [Buy a hundred at the bazaar, and so keep your word. #item:RF20 #opt:c]
    Plastic, and they nod. Bina hangs every one.
    ~ memory += birds_bought
* [Fold all hundred, each different; leave Joseph to bake alone. #item:RF20 #opt:d]
    Bina likes number sixty-one, with the cow’s head.
    ~ memory += birds_made
- -> rf21

=== rf21 ===
Harpreet’s forty guests come a day early. Jagat opens the east door, Meera the west. The guests stop in the snow between them. #scene:RF21 #chapter:3 #backdrop:two-doors
To fill the silence, the band plays. Somebody must do something.
* [Joke with Jagat and Meera until they share the guests. #item:RF21 #opt:a]
    Barfi follows the ones with bread.
* [Greet the guests by the names that Bina taught you. #item:RF21 #opt:b]
    You know thirty-one. Nine tell you theirs.
* [Walk out ahead of all and welcome the guests yourself. #item:RF21 #opt:c]
    Behind you, both doors stay open.
* [Call both families out to stand together in one row. #item:RF21 #opt:d]
    It is their first row in twelve years.
- -> rf22

=== rf22 ===
Evening, a fire in the courtyard. Jagat’s people sit east of the wall, Meera’s west. Ama stands up between them. “About the apple money,” she says. Then no more words come. #scene:RF22 #chapter:3 #backdrop:fire-by-the-wall
Everyone looks at Ama, and Ama looks at you.
* [Nod to her from your place; she must say it. #item:RF22 #opt:a]
    “I took it,” says Ama at last. “For this child’s hospital. Neither of you was a thief.”
* [Stand next to her, and let the silence last long. #item:RF22 #opt:b]
    “I took it,” says Ama. “For this child’s hospital. Neither of you was a thief.”
* [Stand up and ask everyone to wait for her words. #item:RF22 #opt:c]
    “Give her time.” “I took it,” says Ama. “For this child’s hospital. Neither was a thief.”
* [Stand up and tell your part: the illness, the bill. #item:RF22 #opt:d]
    “It paid for my hospital.” “I took it,” says Ama. “Neither of you was a thief.”
    ~ memory += spoke_first
- -> rf23

=== rf23 ===
“For twelve years you called me a thief,” says Meera to Jagat. “And you me,” says Jagat. Both go in, each to their own kitchen. Two doors shut. #scene:RF23 #chapter:3 #backdrop:bread-by-the-fire
{memory ? spoke_first:Your words are still in the air.|Ama’s words are still in the air.} Round the fire sixty guests look at their shoes. Bina hands out bread.
* [Carry bread round, and answer whoever asks of those years. #item:RF23 #opt:a]
    Others speak too. Behind two doors, somebody listens.
* [Ask everyone to eat and sing; let both doors stay shut. #item:RF23 #opt:b]
    Sixty people sing. Behind two doors, somebody listens.
* [Slip away to Barfi’s barn, until your anger has gone. #item:RF23 #opt:c]
    Barfi’s back is warm, and she asks nothing.
* [Sit alone in Ama’s room; those twelve years still hurt. #item:RF23 #opt:d]
    Ama comes, sits down too, and stays.
- -> rf24

=== rf24 ===
The wedding day is clear. Overnight somebody has carried both half tables into the courtyard. {bed == "store":Jagat, straw on his coat, says he knows nothing.|{bed == "ama":Ama, who saw it, only shuffles her cards.|{bed == "door":Meera, dust on her sleeves, says she knows nothing.|Bina, who saw it, lays a finger on her lips.}}} #scene:RF24 #chapter:3 #backdrop:wedding-morning
While Bina’s hair is done, you have one free hour.
* [Walk out to find the frozen lake beyond the school. #item:RF24 #opt:a]
    It is green, and it sings.
* [Tell Meera, in her truck, what kept you awake. #item:RF24 #opt:b]
    She wipes her face.
* [Paint apples along the wall with the last bright colours. #item:RF24 #opt:c]
    Fourteen apples and a worm.
* [Search the locked room for what else was left there. #item:RF24 #opt:d]
    Ama’s old cards. Every ace is marked.
- -> rf25

=== rf25 ===
Jagat and Meera push the halves of the sawn table together. After twelve years of cleaning one half is lower, by a finger. #scene:RF25 #chapter:3 #backdrop:two-halves
“We cannot use it,” says Jagat. “No,” says Meera. In two hours the guests eat. Here are a carving knife, a tool to flatten wood, a long cloth. Both look at you.
* [Sit down first at the crooked table; call the others. #item:RF25 #opt:a]
    Then a bench scrapes.
    ~ table = "called"
* [Cut the higher half lower, even if it takes hours. #item:RF25 #opt:b]
    A marble rolls from end to end.
    ~ table = "planed"
* [Leave the edge as it is, under one long cloth. #item:RF25 #opt:c]
    Everyone lifts the salt a little.
    ~ table = "cloth"
* [Carve a small wooden bird to sit across the edge. #item:RF25 #opt:d]
    It is fat, with one wing on each half.
    ~ table = "bird"
- -> rf26

=== rf26 ===
So they are married, {memory ? birds_made:under ninety-nine birds and one flying cow|{memory ? birds_bought:under a hundred nodding birds|under the plain sky}}, and everybody eats at one table. Tomorrow the roof comes off. #scene:RF26 #chapter:3 #backdrop:one-table
Ayesha has drawn two houses: the old one, and a round one like nothing here. She also needs help surveying the high valleys. “And you?” ask Jagat and Meera.
* [Give up the city; build the round house with them. #item:RF26 #opt:a]
    ~ after = "round"
* [Go back to the city, and the work you love. #item:RF26 #opt:b]
    ~ after = "city"
* [Stay here, and build the old house again with them. #item:RF26 #opt:c]
    ~ after = "old"
* [Go to the high valleys; leave the building to them. #item:RF26 #opt:d]
    ~ after = "valleys"
- -> ending
