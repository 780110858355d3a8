-- The steps of an interview belong to what happened to its application.
ALTER TABLE hiring.application_event DROP CONSTRAINT application_event_kind_check;
--;
ALTER TABLE hiring.application_event ADD CONSTRAINT application_event_kind_check CHECK (kind IN (
  'applied', 'reviewed', 'moved', 'rejected', 'reopened', 'hired', 'withdrawn', 'merged',
  'interview-proposed', 'interview-asked', 'interview-moved', 'interview-scheduled', 'interview-cancelled', 'interview-completed', 'interview-missed'
));
--;
-- What the interview is called.
ALTER TABLE hiring.application_event ADD COLUMN subject text NOT NULL DEFAULT '';
