=== rr18 ===
Nine days. The roof is whole. {lost == "screen":In place of the screen Selvi sews ninety bedsheets together.|In place of the loudspeakers the sellers will speak the voices, by heart.} “The Salt Letter” is sold out for the thirtieth. Forty people want to help, and look at you. #scene:RR18 #chapter:3 #backdrop:workshop-hall
* [Pick one person for each big job; they settle the rest. #item:RR18 #opt:a]
    Five people nod. Thirty-five run after them.
* [Meet each evening at six, and share out the next day. #item:RR18 #opt:b]
    Soon people come at five.
* [Let all start where they like, and cook rice for forty. #item:RR18 #opt:c]
    Nine people paint one door, laughing.
* [Write all nine days on the wall, with hours and names. #item:RR18 #opt:d]
    That day nobody asks you anything.
- -> rr19

=== rr19 ===
Last week you ordered posters for the last show, your name on top, larger than the film’s. Today Leela and Basheer read them, and say nothing. Selvi has drawn another, with forty hands. Printing again costs 2,000 rupees. #scene:RR19 #chapter:3 #backdrop:poster
* [Paint over your name on each, and say what you wanted. #item:RR19 #opt:a]
    It takes two hundred strokes.
* [Take Selvi’s drawing, add everyone’s ideas, and print it again. #item:RR19 #opt:b]
    Rafi adds a cat’s paw. The printer charges for it.
* [Hold both up, laugh at your own, and draw with everybody. #item:RR19 #opt:c]
    It has forty hands, one paw, no name.
* [Hang them up, and spend the 2,000 on supper for everyone. #item:RR19 #opt:d]
    By evening forty people have asked you forty things.
- -> rr20

=== rr20 ===
From the foyer come thirty brass lamps, black with age, and the visitors’ book with three years of remarks. The tailor’s shop is flooded; your glass cases are empty. The old curtain hangs over a rope. You have one hour. #scene:RR20 #chapter:3 #backdrop:foyer-lamps
* [Offer the tailor your glass cases for mending your torn seats. #item:RR20 #opt:a]
    He moves in with eleven wedding suits.
* [Go through the visitors’ book to see what people came for. #item:RR20 #opt:b]
    The dark, mostly. And not to be at home alone.
* [Invent new lives for the old curtain, and sew one today. #item:RR20 #opt:c]
    It becomes a tent. Interval moves in first.
* [Clean the brass lamps one by one, number them, lock up. #item:RR20 #opt:d]
    In number thirty you can see your face.
- -> rr21

=== rr21 ===
Saturday, two in the morning. The tin holds 410,000 rupees, 90,000 too little. On Monday Varkey hears all offers; on Tuesday is the last show. One thing can still be done tonight. #scene:RR21 #chapter:3 #backdrop:window-night
* [Write down for whom you want that money so badly. #item:RR21 #opt:a]
    You write four names, then your own.
* [Fix the last evening on paper, door by door, by minutes. #item:RR21 #opt:b]
    19:10, ice cream. 19:12, mop.
* [Search the film’s papers: why is only this copy left? #item:RR21 #opt:c]
    “Others burnt by order, 1992.” Whose order?
* [Imagine the next three Junes, with the cinema and without it. #item:RR21 #opt:d]
    In one Rafi has a moustache, and the keys.
- -> rr22

=== rr22 ===
Sunday, midnight. A hand pushes the envelope for G 11 and G 12 through your window. It is Varkey’s. “Rosamma, my wife, has been ill in bed for nine years,” he says. “Her bed stands at your back wall. She hears every film, so I pay for two seats.” He sells only to pay her nurse. “Tell nobody.” If Harjit’s newspaper told it, nobody would dare to buy. Varkey turns to go. #scene:RR22 #chapter:3 #backdrop:envelope
* [Promise silence, wish him good night, and put the envelope away. #item:RR22 #opt:a]
    “Good night,” he says. Twice.
* [Give him your word, and say that it costs you something. #item:RR22 #opt:b]
    “Me too,” says Varkey. “Every Sunday.”
* [Step outside to him, and ask what would hurt her most. #item:RR22 #opt:c]
    “That the wall goes quiet,” he says.
* [Say you first thought of the newspaper, and ask about her. #item:RR22 #opt:d]
    He nods slowly. “She fears a quiet wall.”
- -> rr23

=== rr23 ===
On Monday Varkey hears all offers on his veranda. He needs money for the nurse every month. Mr Kapadia, who wants to buy, needs a dry room, or half his ginger rots by October. Your tin holds 410,000 of the 500,000 rupees. “I decide tomorrow at midnight,” says Varkey. Your offer comes first. #scene:RR23 #chapter:3 #backdrop:veranda
* [Ask the sellers to lend 90,000, and owe Varkey nothing. #item:RR23 #opt:a]
    At six the tin is full.
    ~ offer = "whole"
* [Give 410,000 now, then pay the nurse monthly; you earn less. #item:RR23 #opt:b]
    “Like a pension,” says Varkey. He likes the word.
    ~ offer = "monthly"
* [Rent Mr Kapadia the dry balcony, and pay the nurse; lose ninety seats. #item:RR23 #opt:c]
    “Dry?” asks Mr Kapadia, and takes out a pen.
    ~ offer = "ginger"
* [Give him the tin, and sign that the rest comes by September. #item:RR23 #opt:d]
    “Nobody brought me the tin before,” says Varkey.
    ~ offer = "tin"
- -> rr24

=== rr24 ===
Tuesday, the last show, a full house{memory ? umbrella_roof:, with two hundred wet umbrellas}. {lost == "screen":Ninety bedsheets hold the picture.|Twenty sellers speak the voices.} Rosamma has been carried across the lane, and sits in G 12 beside Varkey. In the last reel Meena puts one foot on the boat. Then the film turns brown, and melts. #scene:RR24 #chapter:3 #backdrop:{last_picture}
The ending, four minutes, is lost. Four hundred people look at you.
* [Show the last good picture, and let it stand for four minutes. #item:RR24 #opt:a]
    For four minutes nobody coughs.
    ~ finale = "still"
* [Let anybody come up and act an ending, though chaos may follow. #item:RR24 #opt:b]
    A banker takes the boat. Mr Kapadia swims after it.
    ~ finale = "acted"
* [Ask both sides of the quarrel to tell one ending each. #item:RR24 #opt:c]
    Meena goes, and Meena stays. Both are cheered.
    ~ finale = "camps"
* [Ask for ten minutes, and help Leela mend the film by hand. #item:RR24 #opt:d]
    For six seconds a boat, far away.
    ~ finale = "mended"
- -> rr25

=== rr25 ===
“She takes the boat,” says Rosamma in the dark. “I told you, Varkey.” Near midnight Varkey shows a paper: you may stay three years. “One of you must sign for the rent.” Basheer knows money, Leela has forty years here, you have the keys. All look at the pen. #scene:RR25 #chapter:3 #backdrop:midnight-foyer
* [Write your own name; after this month you know the books. #item:RR25 #opt:a]
    The pen is Varkey’s. It writes in blue.
    ~ signed = "you"
* [Give Leela the pen; she has been here longer than anybody. #item:RR25 #opt:b]
    Leela wipes her hand, and writes slowly.
    ~ signed = "leela"
* [Ask the others whom they want, and write down that name. #item:RR25 #opt:c]
    Rafi wants Interval. The others want Basheer.
    ~ signed = "basheer"
* [Write your own name for one year, with Basheer’s beside it. #item:RR25 #opt:d]
    “One year,” says Varkey. “Then I ask again.”
    ~ signed = "two"
- -> rr26

=== rr26 ===
The first of July, a dry morning. Interval sleeps {memory ? seat_throne:on the throne|in dry row A}. Rafi stands at the door, too early. The board has no film for July. The sellers want somewhere dry for noon. Row G is free. Nobody tells you where to begin. #scene:RR26 #chapter:3 #backdrop:july-morning
* [Teach Rafi to load the film, until he can teach it. #item:RR26 #opt:a]
    ~ july = "rafi"
* [Sit in row G, and look from there at your window. #item:RR26 #opt:b]
    ~ july = "rowg"
* [Put July’s film on the board; you picked it, nobody else. #item:RR26 #opt:c]
    ~ july = "board"
* [Offer the sellers your foyer at noon for sweeping it daily. #item:RR26 #opt:d]
    ~ july = "market"
- -> ending
