=== ending ===
{after:
- "round": “Round,” says Jagat, like a foreign word. Then he counts bricks. #ending:round
- "city": “Then we have until Sunday,” says Meera. Jagat wraps apples for you. #ending:city
- "old": “The same,” says Jagat. “With one kitchen,” says Meera. #ending:old
- else: “In winter!” says Jagat. Meera goes to find you her boots. #ending:valleys
}
Nobody has to decide about the wall. Next morning the roof is off, and the wall holds nothing. Barfi smells an apple on the other side. She leans, as cows lean. Twelve years fall down in one soft heap, and she walks across to her apple.
{bed:
- "store": Jagat, who brought the second blanket, lays it over Barfi. #bed:store
- "ama": “I would have bet on the cow,” says Ama. #bed:ama
- "door": Meera looks at the bricks, and puts her broom away. #bed:door
- else: Bina counts the bricks, half east, half west, and laughs. #bed:turns
} {saved:
- "post": The marked post goes up again. Everyone over forty is measured too, and Jagat has shrunk. #saved:post
- "bench": The stove bench stands in the school hall that winter, and it is never empty. #saved:bench
- "grafts": In March the twenty sticks are planted. Eleven grow. #saved:grafts
- else: Sometimes, in other rooms, you still look for the hook for your coat. #saved:nothing
} {table:
- "called": At the crooked table nobody eats before the last one has been called. #table:called
- "planed": The table has no step now, but every finger knows the place. #table:planed
- "cloth": On plain days, without its cloth, everyone greets the step. #table:cloth
- else: When children ask about the wooden bird, everyone tells it differently. #table:bird
}
{after:
- "round": The round house has one door, and the wind cannot find a corner to hold. One evening you look down from the road. One roof. One smoke. You run down, because they are waiting with the food. #end
- "city": A year later the bus leaves you above the house. Before the snow, before the trees, you look for it. One roof. One smoke. Both of them stand at the door, holding one plate. #end
- "old": By summer the old house stands again, beam for beam. You look down from the road. One roof. One smoke. Somebody is calling you to supper, in two voices. #end
- else: In May, from a pass, Ayesha hands you her field glasses. You search over snow, forest, roofs. There: one smoke. “Is it far?” she asks. It is not far any more. #end
}
-> END
