// Being interrupted where others listen.
-> talk
=== talk ===
You explain your idea to six people. After two sentences Mrs Das speaks over you: “We tried that years ago.” Everybody looks at her.
* [“I would like to finish my sentence. Then I want to hear what happened back then.”]
    A short silence. “Please,” says Mrs Das. Somebody pushes the water towards you.
    You asked for what is yours, and gave her a place too.
* [You stop talking, and look at your notes.]
    The meeting goes on. In the evening you think of what you wanted to say.
    Nobody was unkind to you in the end, but nobody knows your idea either.
* [“Nobody ever lets me finish here.”]
    “Oh, come on,” says somebody. Now it is about all meetings, and your idea is still half said.
    The large sentence hides the small, true one.
* [You talk on, louder than she does.]
    For a moment both of you speak. Some smile, some look away. You do get to the end.
    It was said. It cost more than it had to.
- -> END
