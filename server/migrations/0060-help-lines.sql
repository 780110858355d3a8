-- The numbers for people in need that an operator keeps, all of a country in one row. Countries without a row have those of the program.
CREATE TABLE help_country (
  country text PRIMARY KEY CHECK (country ~ '^[A-Z]{2}$'),
  lines jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
