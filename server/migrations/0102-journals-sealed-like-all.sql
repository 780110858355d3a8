-- All that is sealed now has one layout: nonce, tag, body. Keys and entries of journals had the tag (16 bytes) at the end.
UPDATE practice_key
  SET sealed = substr(sealed, 1, 12) || substr(sealed, length(sealed) - 15) || substr(sealed, 13, length(sealed) - 28)
  WHERE length(sealed) >= 28;
--;
UPDATE practice_journal_entry
  SET sealed = substr(sealed, 1, 12) || substr(sealed, length(sealed) - 15) || substr(sealed, 13, length(sealed) - 28)
  WHERE length(sealed) >= 28;
