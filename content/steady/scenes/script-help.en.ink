// Asking for help before it is too late.
-> desk
=== desk ===
The work that you promised for Friday will not be done. It is Wednesday. Your chief, Mr Thomas, passes your desk: “All well?”
* [“No. By Friday I can do half of it well. Which half do you need first?”]
    He sits down on the edge of the desk. “The numbers. The text can wait for Monday.” It took two minutes.
    What is, and what you ask for. He could do something with that.
* [“All well.”]
    He nods and walks on. The weight on your chest gets heavier by one word.
    On Friday there will be fewer ways out than today.
* [“I am sorry, I am just too slow for this.”]
    “Do not say that,” says Mr Thomas, and consoles you. Then he goes. Nobody has spoken of Friday.
    Being hard on yourself asks for comfort. It does not ask for help.
* [“If somebody had told me earlier what you wanted, it would be done.”]
    His face closes. Perhaps it is even true. Now both of you defend yourselves.
    The part about Friday was left out.
- -> END
