-- What operators have removed of a meeting is kept for an appeal, and shown to nobody else.
ALTER TABLE society.circle_meeting_text ADD COLUMN removed_at timestamptz;
