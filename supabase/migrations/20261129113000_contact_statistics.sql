-- Keeps what visitors wrote out of the statistics of the planner. pg_stats lists frequent values as they are, and ANALYZE of an empty
-- table keeps the statistics of the rows that were deleted. A new column for text of visitors needs the same.

alter table contact.messages
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column message set statistics 0,
  alter column client set statistics 0,
  alter column content set statistics 0;

-- A change of type deletes the statistics of the column, even if the type stays the same. No row is rewritten.
alter table contact.messages
  alter column name type text,
  alter column email type text,
  alter column message type text,
  alter column client type text,
  alter column content type bytea;
