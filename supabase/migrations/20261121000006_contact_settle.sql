-- Hearing what became of a mail that was handed to a delivery.

-- What became of a delivery. Answers the state it left, null when another delivery has taken the mail over, and until when it paused
-- all deliveries, null when it did not.
--   sent        the mail server has taken it; whatever it refused while nothing passed is due again
--   withdrawn   its messages were taken back before the text: whatever is left is due again in a second
--   unwell      the server failed before the text, where every mail is alike: delivery pauses, 15 s at first, an hour at most
--   refused     the server has had the text, and said no: this mail waits, 15 s at first, six hours at most. When the one before
--               was refused as well, delivery pauses. A digest is split, so that one message does not hold the others up
--   unanswered  the server has had the text, and said nothing: as refused, but the same mail goes again, for it may have been taken.
--               A digest is split when that happens again though other mails passed in between: the server works, but not with this
-- A message fails when it was refused for seven days while others passed, and never otherwise.
create or replace function contact.settle(of_mail uuid, of_attempt integer, outcome text, error text, first_delay_seconds numeric)
  returns table (state contact.state, paused_until timestamptz)
  language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  server contact.delivery;
  held record;
  at timestamptz;
  pause timestamptz;
  becomes contact.state := 'queued';
  is_own boolean := outcome in ('refused', 'unanswered');
  others_pass boolean;
begin
  select * into server from contact.delivery for update;
  at := clock_timestamp();
  select count(*) as number, max(h.leased_at) as leased_at, max(h.refused_at) as refused_at, max(h.alone_since) as alone_since, max(h.refusals) as refusals
    into held from (
      select m.* from contact.messages m
        where m.state = 'queued' and coalesce(m.digest, m.id) = of_mail and (m.id = of_mail or m.digest = of_mail)
          and m.attempts = of_attempt and m.leased_at is not null
        for update
    ) h;
  if held.number = 0 then
    return query select null::contact.state, null::timestamptz;
    return;
  end if;

  others_pass := is_own and server.passed_at > held.refused_at;
  if outcome = 'sent' then
    becomes := 'sent';
  elsif others_pass and held.number = 1 and held.alone_since <= at - interval '7 days' then
    becomes := 'failed';
  end if;
  update contact.messages m set
      state = becomes,
      sent_at = case when becomes = 'sent' then at end,
      last_error = error,
      leased_at = null, leased_until = null, text_at = null,
      refusals = m.refusals + is_own::integer,
      alone_since = case when is_own and server.passed_at > m.refused_at then coalesce(m.alone_since, at) else m.alone_since end,
      refused_at = case when is_own then at else m.refused_at end,
      planned_at = at,
      next_attempt_at = at + case
        when is_own then greatest(interval '1 second', contact.backoff(held.refusals + 1, first_delay_seconds, 21600))
        -- Should the database have taken it for withdrawn in error, the mail server is not asked without end.
        when outcome = 'withdrawn' then interval '1 second'
        else interval '0' end
    where m.state = 'queued' and coalesce(m.digest, m.id) = of_mail and (m.id = of_mail or m.digest = of_mail);
  if held.number > 1 and (outcome = 'refused' or others_pass) then
    update contact.messages m set digest = half.digest
      from (select gen_random_uuid() as digest) half,
        (select s.id, row_number() over (order by s.turn, s.created_at) as place from contact.messages s where s.digest = of_mail) s
      where m.id = s.id and s.place > held.number / 2;
  end if;

  if outcome = 'sent' then
    if server.failures > 0 then
      update contact.messages m set next_attempt_at = at, planned_at = at
        where m.state = 'queued' and m.refused_at >= server.since and m.alone_since is null and m.leased_at is null;
    end if;
    update contact.delivery set failures = 0, suspect = null, since = null, paused_at = null, paused_until = null, last_error = null, passed_at = at;
  elsif is_own and coalesce(server.suspect, of_mail) = of_mail then
    -- The server works as far as the text: whether it is the text, the next mail will show.
    update contact.delivery d set suspect = of_mail, since = coalesce(d.since, at), last_error = error, paused_at = null, paused_until = null;
  -- What began before the pause, or before another mail passed, tells nothing that is not known.
  elsif outcome <> 'withdrawn' and (server.paused_at is null or held.leased_at >= server.paused_at or server.paused_at > at)
    and server.passed_at between held.leased_at and at is not true then
    pause := at + contact.backoff(server.failures + 1, first_delay_seconds, 3600);
    update contact.delivery d set failures = server.failures + 1, since = coalesce(d.since, at), last_error = error, paused_at = at, paused_until = pause;
  end if;
  return query select becomes, pause;
end
$$;

revoke all on all functions in schema contact from public, anon, authenticated;
