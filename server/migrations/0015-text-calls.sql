-- What a text provider costs: calls and tokens of each day (UTC) by model and kind of text. Nothing here says for whom.
CREATE TABLE text_call (
  day date NOT NULL,
  model text NOT NULL,
  kind text NOT NULL,
  answered integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  input_tokens bigint NOT NULL DEFAULT 0,
  output_tokens bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, model, kind)
);
