// Saying no to a friend who asks for too much.
-> ask
=== ask ===
Ravi has borrowed money from you twice. Today he stands at your door again. “Only five hundred. You know that I would give it to you.”
* [“I cannot lend you more. I am glad to help you think about what else could work.”]
    Ravi looks at the floor. “All right,” he says after a while. “I was afraid you would say that.” He stays for tea.
    You said no to the money and yes to him.
* [“Fine. But this is really the last time.”]
    He thanks you and is gone. Next week he is back. He remembers the money, not the sentence after it.
    A yes that is a no comes back.
* [“You always take advantage of me!”]
    “Always?” says Ravi, and now you talk about the word “always”. Nobody talks about the money any more.
    What is true in it gets lost in the loud word.
* [You say that you have no money at home.]
    “I can wait until you have been to the bank,” says Ravi.
    An excuse can be solved. A no cannot.
- -> END
