-- Telling somebody that messages wait.

-- What somebody has to be told: null when no message has waited for so many seconds, or when that was said within the hour.
create or replace function contact.alarm(limit_seconds integer) returns jsonb
  language sql volatile set search_path = ''
begin atomic
  select jsonb_build_object('waiting', w.waiting, 'oldestSeconds', w.oldest, 'failed', w.failed, 'paused', d.failures > 0, 'error', d.last_error)
    from contact.delivery d, (
      select count(*) filter (where state = 'queued') as waiting,
          floor(extract(epoch from now() - min(created_at) filter (where state = 'queued')))::integer as oldest,
          count(*) filter (where state = 'failed' and erased_at is null) as failed
        from contact.messages where state in ('queued', 'failed')
    ) w
    where w.oldest >= limit_seconds and (d.alarmed_at is null or d.alarmed_at not between now() - interval '1 hour' and now());
end;

-- Notes that it was said.
create or replace function contact.alarmed() returns void
  language sql volatile set search_path = ''
begin atomic
  update contact.delivery set alarmed_at = now();
end;

revoke all on all functions in schema contact from public, anon, authenticated;
