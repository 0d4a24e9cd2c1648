-- Delivery that outlives its mail server: a refusal of what never varies (sender, recipient) pauses it instead of burning
-- the queue, nothing is given up before seven days, a flood goes out as digests, and no clock that is set back stops it.
--
-- A mail is one message, or a digest of several. Its id is the id of its message, or `digest`.

alter table contact.messages
  -- Which of its client's messages it was: the first one of somebody goes before the tenth of somebody else.
  add column turn integer not null default 1,
  -- Whether it came when the hour had had its fill: it goes out in a digest, which `digest` names once there is one.
  add column beyond_budget boolean not null default false,
  add column digest uuid check (digest is null or beyond_budget),
  -- When next_attempt_at was set, and when the lease began: what lies in the future was written before the clock was set back.
  add column planned_at timestamptz not null default now(),
  add column leased_at timestamptz,
  -- When its text went to the mail server, in the delivery that has it: from there on, it may arrive.
  add column text_at timestamptz,
  -- How often the mail server has had its text and not taken it, when last, and since when it did so while others passed.
  add column refusals integer not null default 0,
  add column refused_at timestamptz,
  add column alone_since timestamptz,
  drop column attempts_before;

drop index contact.messages_due;
create index messages_queued on contact.messages (turn, created_at) where state = 'queued';
create index messages_leased on contact.messages (leased_at) where leased_at is not null;
create index messages_digest on contact.messages (digest) where digest is not null;
create index messages_created on contact.messages (created_at);

update contact.messages set leased_at = now() where leased_until is not null;

-- What all deliveries know of the mail server: one row.
create table contact.delivery (
  id boolean primary key default true check (id),
  -- Failures in a row that are the server's own; while there are any, one mail at a time is tried, after each pause.
  failures integer not null default 0,
  -- The mail whose text was refused last, with nothing taken since: of two in a row, the server is to blame.
  suspect uuid,
  since timestamptz,
  paused_at timestamptz,
  paused_until timestamptz,
  -- Codes, never texts.
  last_error text,
  passed_at timestamptz,
  -- When the next mail may begin, for the provider's sake.
  next_mail_at timestamptz not null default now(),
  alarmed_at timestamptz
);
insert into contact.delivery default values;
alter table contact.delivery enable row level security;

-- How long to wait after so many failures in a row: twice as long each time, give or take a fifth, up to `most_seconds`.
create function contact.backoff(failures integer, first_seconds numeric, most_seconds numeric) returns interval
  language sql volatile set search_path = ''
  return make_interval(secs => least(most_seconds, first_seconds * 2 ^ greatest(0, least(failures, 30) - 1) * (0.8 + random() * 0.4))::double precision);

-- Puts a message into the outbox as if it had just come, to go out alone and now.
create function contact.requeue(message_id uuid) returns void
  language sql volatile set search_path = ''
begin atomic
  update contact.messages set state = 'queued', spam_reason = null, beyond_budget = false, digest = null, next_attempt_at = now(),
      planned_at = now(), leased_at = null, leased_until = null, text_at = null, refusals = 0, refused_at = null, alone_since = null
    where id = message_id;
end;

-- Takes a message in. Everything is decided here, in one transaction, so that any number of functions may call it at once.
--
-- `request`: id, locale, name, email, message, client, spam (why it is spam, or null), limit (messages one client may send),
-- window (seconds in which), hourly (messages an hour that are mailed one by one; null for all of them), content (what was typed, in
-- one text that is the same in every language of the form; null for who wrote what as it is sent). Answer: `outcome`, and for
-- `limited` the seconds after which to come again:
--   queued     it is in the outbox; or it is there again, for it had failed
--   spam       it is kept for review
--   duplicate  the same id, or the same content within 10 minutes: it is in already
--   conflict   the id is that of another message
--   limited    the client has sent too many
create or replace function contact.submit(request jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  asked record;
  hash bytea;
  known record;
  sent record;
begin
  select * into asked from jsonb_to_record(request)
    as r(id uuid, locale text, name text, email text, message text, content text, client text, spam text, "limit" integer, "window" integer,
      hourly integer);
  hash := sha256(convert_to(coalesce(asked.content, concat_ws(E'\n', lower(asked.email), asked.name, asked.message)), 'UTF8'));

  -- One at a time for each client and for each content; always in this order, so that nobody waits for each other.
  perform pg_advisory_xact_lock(1, hashtext(asked.client));
  perform pg_advisory_xact_lock(2, hashtext(encode(hash, 'hex')));

  select content, state into known from contact.messages where id = asked.id for update;
  if found then
    if known.content is distinct from hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    -- What looked like a robot's work, and is sent again by somebody who takes the time, was none.
    if asked.spam is not null or known.state not in ('spam', 'failed') then
      return jsonb_build_object('outcome', 'duplicate');
    end if;
    perform contact.requeue(asked.id);
    return jsonb_build_object('outcome', 'queued');
  end if;
  if asked.spam is null then
    perform contact.requeue(m.id) from contact.messages m where m.content = hash and m.state = 'failed';
    if found then
      return jsonb_build_object('outcome', 'queued');
    end if;
  end if;
  if exists (
    select from contact.messages
      where content = hash and created_at > now() - interval '10 minutes' and (state <> 'spam' or asked.spam is not null)
  ) then
    return jsonb_build_object('outcome', 'duplicate');
  end if;

  select count(*) as number, min(created_at) as first into sent
    from contact.messages where client = asked.client and created_at > now() - make_interval(secs => asked.window);
  if sent.number >= asked."limit" then
    return jsonb_build_object(
      'outcome', 'limited',
      'retryAfter', greatest(1, ceil(extract(epoch from sent.first - now()) + asked.window)::integer)
    );
  end if;

  insert into contact.messages (id, state, locale, name, email, message, client, content, spam_reason, turn, beyond_budget)
    values (asked.id, case when asked.spam is null then 'queued' else 'spam' end::contact.state,
      asked.locale, asked.name, asked.email, asked.message, asked.client, hash, asked.spam, sent.number + 1,
      (select count(*) from (select from contact.messages where created_at > now() - interval '1 hour' and state <> 'spam' limit asked.hourly) m)
        >= asked.hourly is true)
    on conflict (id) do nothing;
  if not found then
    -- The same id with other words came in between.
    return jsonb_build_object('outcome', 'conflict');
  end if;
  return jsonb_build_object('outcome', case when asked.spam is null then 'queued' else 'spam' end);
end
$$;

drop function contact.give_up();
drop function contact.claim(integer);

-- Hands a mail to one delivery, until the lease ends: a row for each of its messages. The delivery may begin `starts_in`
-- seconds from now, which keeps all of them together below `mails_per_minute`; `attempt` numbers the hand-overs.
--
-- Nothing while delivery is paused. After a pause, a single mail: what becomes of it decides for all.
create function contact.claim(lease_seconds integer, mails_per_minute integer)
  returns table (mail uuid, attempt integer, starts_in double precision, id uuid, locale text, name text, email text, message text, created_at timestamptz)
  language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  server contact.delivery;
  chosen uuid;
  -- Not now(), which is when this began to wait for the row: what others wrote meanwhile would seem to come from the future.
  at timestamptz;
  starts_at timestamptz;
  spacing constant interval := make_interval(secs => 60.0 / mails_per_minute);
  -- So far ahead do deliveries take a place; whoever comes later comes again.
  ahead constant interval := interval '1 minute';
  digest_size constant integer := 200;
begin
  select * into server from contact.delivery for update;
  at := clock_timestamp();
  if server.paused_at <= at and at < server.paused_until then
    return;
  end if;
  starts_at := case when server.next_mail_at between at and at + ahead + spacing then server.next_mail_at else at end;
  if starts_at > at + ahead then
    return;
  end if;

  -- A lease that began in the future did so before the clock was set back, and may still be somebody's: it begins now.
  update contact.messages m set leased_until = at + (m.leased_until - m.leased_at), leased_at = at where m.leased_at > at;

  -- After a failure of the server, the newest one that it has never seen: no refusal of its own can be the reason if that fails, too.
  select coalesce(m.digest, m.id) into chosen from contact.messages m
    where m.state = 'queued' and (m.digest is not null or not m.beyond_budget)
      and (m.next_attempt_at <= at or m.planned_at > at) and (m.leased_until is null or m.leased_until <= at)
    order by
      case when server.failures > 0 then m.attempts > 0 end,
      case when server.failures > 0 then m.created_at end desc,
      m.turn, m.created_at
    limit 1 for update;
  if chosen is null then
    chosen := gen_random_uuid();
    with gathered as (
      select m.id, count(*) over () as number, min(m.created_at) over () as first from contact.messages m
        where m.state = 'queued' and m.beyond_budget and m.digest is null and (m.next_attempt_at <= at or m.planned_at > at)
        order by m.turn, m.created_at limit digest_size
    )
    update contact.messages m set digest = chosen from gathered g
      where m.id = g.id and (g.number >= digest_size or g.first not between at - interval '10 minutes' and at);
    if not found then
      return;
    end if;
  end if;

  update contact.delivery set next_mail_at = starts_at + spacing,
    paused_at = case when server.failures > 0 then at end,
    paused_until = case when server.failures > 0 then starts_at + make_interval(secs => lease_seconds) end;
  return query
    with handed as (
      update contact.messages m
        set attempts = m.attempts + 1, leased_at = at, leased_until = starts_at + make_interval(secs => lease_seconds), text_at = null
        where m.state = 'queued' and coalesce(m.digest, m.id) = chosen and (m.id = chosen or m.digest = chosen)
        returning m.*
    )
    -- In the same order for every try: it is the same mail.
    select chosen, h.attempts, extract(epoch from starts_at - at)::double precision, h.id, h.locale, h.name, h.email, h.message, h.created_at
      from handed h order by h.created_at, h.id;
end
$$;

-- Asked when the mail server wants the text: how many messages of the mail are still to be sent by this delivery. Those get a lease for
-- the time in which the answer may come; whoever gets another number than it was handed sends nothing.
create function contact.begin_text(of_mail uuid, of_attempt integer, lease_seconds integer) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  held integer;
begin
  update contact.messages m
    set leased_at = clock_timestamp(), leased_until = clock_timestamp() + make_interval(secs => lease_seconds), text_at = clock_timestamp()
    where m.state = 'queued' and coalesce(m.digest, m.id) = of_mail and (m.id = of_mail or m.digest = of_mail)
      and m.attempts = of_attempt and m.leased_until > clock_timestamp();
  get diagnostics held = row_count;
  return held;
end
$$;

drop function contact.settle(uuid, integer, text, text, numeric);

-- What became of a delivery. Answers the state it left, null when the mail is in other hands by now, and until when it paused
-- all deliveries, null when it did not.
--   sent        the mail server has taken it; whatever it refused while nothing passed is due again
--   withdrawn   its messages were taken back before the text: whatever is left is due again in a second
--   unwell      the server failed before the text, where every mail is alike: delivery pauses, 15 s at first, an hour at most
--   refused     the server has had the text, and said no: this mail waits, 15 s at first, six hours at most. When the one before
--               was refused as well, delivery pauses. A digest is split, so that one message does not hold the others up
--   unanswered  the server has had the text, and said nothing: as refused, but the same mail goes again
-- A message fails when it was refused for seven days while others passed, and never otherwise.
create function contact.settle(of_mail uuid, of_attempt integer, outcome text, error text, first_delay_seconds numeric)
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

  if outcome = 'sent' then
    becomes := 'sent';
  elsif is_own and held.number = 1 and server.passed_at > held.refused_at and held.alone_since <= at - interval '7 days' then
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
  if outcome = 'refused' and held.number > 1 then
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

-- Puts a message back into the outbox, due now and alone: one that failed, one that was taken for spam, one that waits, one whose
-- delivery has not come to the text, which it will not send then. A text that is at the mail server is not sent a second time before
-- that delivery has ended. Answers the state it had; null when there is no such message, when it is erased, or when it was sent.
create or replace function contact.retry(message_id uuid) returns contact.state
  language plpgsql volatile set search_path = ''
as $$
declare
  had record;
begin
  select m.state, m.text_at is not null and m.leased_until > now() as is_at_server into had
    from contact.messages m where m.id = message_id and m.erased_at is null and m.state <> 'sent' for update;
  if found and not had.is_at_server then
    perform contact.requeue(message_id);
  end if;
  return had.state;
end
$$;

-- Forgets what must not be kept: who wrote what after 90 days, from which address after 7. What is still to be delivered is kept whole.
-- Answers how many rows it changed.
create or replace function contact.forget() returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  bodies integer;
  clients integer;
begin
  update contact.messages set name = null, email = null, message = null, content = null, erased_at = now()
    where erased_at is null and state <> 'queued' and created_at < now() - interval '90 days';
  get diagnostics bodies = row_count;
  update contact.messages set client = null where client is not null and created_at < now() - interval '7 days';
  get diagnostics clients = row_count;
  return bodies + clients;
end
$$;

-- What somebody has to be told: null when no message has waited for so many seconds, or when that was said within the hour.
create function contact.alarm(limit_seconds integer) returns jsonb
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
create function contact.alarmed() returns void
  language sql volatile set search_path = ''
begin atomic
  update contact.delivery set alarmed_at = now();
end;

revoke all on all tables in schema contact from public, anon, authenticated;
revoke all on all functions in schema contact from public, anon, authenticated;
