-- The scenes of The Lantern Ferry are named in the order of the tale since its third bank, so that no name tells which two are not scored.
-- What was answered keeps its meaning under the new names, and a sitting that is not finished goes on where it stopped.
UPDATE response
SET screen = renamed.new_name, item = CASE WHEN response.item IS NULL THEN NULL ELSE renamed.new_name END
FROM sitting, (VALUES
  ('LF-attention', 'LF11'), ('LF-echo', 'LF21'),
  ('LF25', 'LF11'), ('LF11', 'LF12'), ('LF12', 'LF13'), ('LF13', 'LF14'), ('LF14', 'LF15'), ('LF15', 'LF16'), ('LF16', 'LF17'),
  ('LF17', 'LF18'), ('LF18', 'LF19'), ('LF19', 'LF20'), ('LF26', 'LF21'), ('LF20', 'LF22'), ('LF21', 'LF23'), ('LF22', 'LF24'),
  ('LF23', 'LF25'), ('LF24', 'LF26')
) AS renamed (old_name, new_name)
WHERE sitting.id = response.sitting_id
  AND sitting.test = 'lantern-ferry'
  AND sitting.bank_version IN ('2026-11.design', '2026-11.design-2')
  AND response.screen = renamed.old_name;
--;
UPDATE sitting SET bank_version = '2026-11.design-3' WHERE test = 'lantern-ferry' AND bank_version = '2026-11.design-2';
