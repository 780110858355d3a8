-- What operators have removed of a circle's board, and of the reviews in the think tank, is kept for an appeal, and shown to nobody else.
ALTER TABLE society.circle_post ADD COLUMN removed_at timestamptz;
--;
ALTER TABLE society.review ADD COLUMN removed_at timestamptz;
--;
-- By this authors report a review: its id stands in addresses that its reviewer opens, and is told to nobody else.
ALTER TABLE society.review ADD COLUMN shown_as uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
