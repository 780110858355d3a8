=== ending ===
{after:
- "rain": The rain is warm and smells of dust. A slate goes by in No Hurry’s window: “Wet!” #ending:rain
- "papers": You sign eleven times. Through the glass Mama Akinyi waves her slate, like a queen. #ending:papers
- "both": You run. In No Hurry she dries your wet face with her sleeve. #ending:both
- else: In No Hurry she holds your hand all the way. Behind you somebody signs in the wrong place. #ending:ride
}
From the last row Mutua, in a clean shirt, has heard it all. “That,” he tells Kioko, “was work.”
{beside:
- "kioko": Kioko drums on your arm all the evening, and sings with it. #beside:kioko
- "shah": “I was not late once,” says Mr Shah. You let him believe it. #beside:shah
- "halima": By April you know nine of Halima’s songs from Garissa. #beside:halima
- else: Wanjiru mends the hall’s gate. You hold it. You both talk. #beside:wanjiru
} {robes:
- "blue": The rain colours twenty-six necks blue. #robes:blue
- else: In the rain the orange robes stop the traffic. #robes:orange
} {solo:
- "wanjiru": Wanjiru frames the sheet, with your name on it beside hers. #solo:wanjiru
- "two": The founder’s song is for two voices now, and still too fast. #solo:two
- "you": Next year, you tell Wanjiru, it is hers again. #solo:you
- else: The founder’s song goes round now, and nobody knows who is next. #solo:all
} {memory ? horn_song:In the street two matatus are hooting “My Lane”.|In the street two matatus are quarrelling in tune.}
{after:
- "rain": In April Mama Akinyi comes to the hall, and taps the rhythm with her chalk. Rain blows in. Nobody shuts the door. #end
- "papers": The prize pays the rent, because you signed in the right place. In April Mama Akinyi comes to the hall. Nobody shuts the door. #end
- "both": In April Mama Akinyi comes to the hall, and when she is tired you take her home. Nobody shuts the door. #end
- else: At the hospital she lets go slowly, finger by finger, and waves you out. “Door,” says the slate. You leave it open. #end
}
-> END
