-- What a member writes of themselves. Other members see of it what `shown` names, and search in nothing else.
CREATE TABLE society.member_page (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL UNIQUE REFERENCES people.person (id) ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  lines text NOT NULL DEFAULT '',
  fields jsonb NOT NULL DEFAULT '[]',
  languages jsonb NOT NULL DEFAULT '[]',
  place text NOT NULL DEFAULT '',
  offer text NOT NULL DEFAULT '',
  look_for text NOT NULL DEFAULT '',
  -- Names of the parts above: name, lines, fields, languages, place, offer, lookFor.
  shown jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL,
  -- Whoever shows no name is not found.
  is_listed boolean GENERATED ALWAYS AS (shown ? 'name') STORED,
  shown_fields jsonb GENERATED ALWAYS AS (CASE WHEN shown ? 'fields' THEN fields ELSE '[]'::jsonb END) STORED,
  shown_languages jsonb GENERATED ALWAYS AS (CASE WHEN shown ? 'languages' THEN languages ELSE '[]'::jsonb END) STORED,
  search tsvector GENERATED ALWAYS AS (
    to_tsvector('simple',
      CASE WHEN shown ? 'name' THEN name ELSE '' END || ' ' ||
      CASE WHEN shown ? 'lines' THEN lines ELSE '' END || ' ' ||
      CASE WHEN shown ? 'place' THEN place ELSE '' END || ' ' ||
      CASE WHEN shown ? 'offer' THEN offer ELSE '' END || ' ' ||
      CASE WHEN shown ? 'lookFor' THEN look_for ELSE '' END)
  ) STORED
);
--;
CREATE INDEX member_page_listed_idx ON society.member_page (id) WHERE is_listed;
--;
CREATE INDEX member_page_search_idx ON society.member_page USING gin (search);
--;
CREATE INDEX member_page_fields_idx ON society.member_page USING gin (shown_fields);
--;
CREATE INDEX member_page_languages_idx ON society.member_page USING gin (shown_languages);
