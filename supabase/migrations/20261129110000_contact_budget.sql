-- Applies the hourly budget to messages that a visitor queues again, and sends a digest on time while single mails are due.

alter table contact.messages
  -- When a visitor last queued the message, first or again. The budget and the ten minutes of a digest count from here.
  add column admitted_at timestamptz;
update contact.messages set admitted_at = created_at;
alter table contact.messages
  alter column admitted_at set default now(),
  alter column admitted_at set not null;

drop index contact.messages_queued;
create index messages_queued on contact.messages (turn, admitted_at) where state = 'queued';
create index messages_admitted on contact.messages (admitted_at) where state <> 'spam';

-- Returns true when `hourly` messages were queued within the hour; false for null. Holds a lock until the end of the transaction: two
-- visitors who counted at the same time would both take the last place.
create function contact.is_beyond_budget(hourly integer) returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  if hourly is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(3, 0);
  return hourly <= (
    select count(*) from (select from contact.messages where admitted_at > now() - interval '1 hour' and state <> 'spam' limit hourly) m
  );
end
$$;

drop function contact.requeue(uuid);

-- Queues a message again, due now. `hourly`: the budget, for a visitor; null for an operator, whose message is mailed alone.
create function contact.requeue(message_id uuid, hourly integer) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  is_beyond constant boolean := contact.is_beyond_budget(hourly);
begin
  update contact.messages m set state = 'queued', spam_reason = null, beyond_budget = is_beyond, digest = null,
      admitted_at = case when hourly is null then m.admitted_at else now() end, next_attempt_at = now(), planned_at = now(),
      leased_at = null, leased_until = null, text_at = null, refusals = 0, refused_at = null, alone_since = null
    where id = message_id;
end
$$;

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
    perform contact.requeue(asked.id, asked.hourly);
    return jsonb_build_object('outcome', 'queued');
  end if;
  if asked.spam is null then
    perform contact.requeue(m.id, asked.hourly) from contact.messages m where m.content = hash and m.state = 'failed';
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
      asked.spam is null and contact.is_beyond_budget(asked.hourly))
    on conflict (id) do nothing;
  if not found then
    -- The same id with other words came in between.
    return jsonb_build_object('outcome', 'conflict');
  end if;
  return jsonb_build_object('outcome', case when asked.spam is null then 'queued' else 'spam' end);
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
    -- Outside the budget, which limits visitors.
    perform contact.requeue(message_id, null);
  end if;
  return had.state;
end
$$;

-- Hands a mail to one delivery, until the lease ends: a row for each of its messages. The delivery may begin `starts_in`
-- seconds from now, which keeps all of them together below `mails_per_minute`; `attempt` numbers the hand-overs.
--
-- Nothing while delivery is paused. After a pause, a single mail: what becomes of it decides for all. Messages beyond the budget are
-- gathered in a digest when they fill one, or when the oldest of them has waited ten minutes.
create or replace function contact.claim(lease_seconds integer, mails_per_minute integer)
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
  digest_wait constant interval := interval '10 minutes';
  new_digest constant uuid := gen_random_uuid();
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

  with ungathered as (
    select m.id, count(*) over () as number, min(m.admitted_at) over () as oldest from contact.messages m
      where m.state = 'queued' and m.beyond_budget and m.digest is null and (m.next_attempt_at <= at or m.planned_at > at)
      order by m.turn, m.admitted_at limit digest_size
  )
  update contact.messages m set digest = new_digest from ungathered u
    where m.id = u.id and (u.number >= digest_size or u.oldest not between at - digest_wait and at);

  -- After a failure of the server, the newest one that it has never seen: no refusal of its own can be the reason if that fails, too.
  -- Otherwise a digest that has waited long enough, then the first messages of all visitors.
  select coalesce(m.digest, m.id) into chosen from contact.messages m
    where m.state = 'queued' and (m.digest is not null or not m.beyond_budget)
      and (m.next_attempt_at <= at or m.planned_at > at) and (m.leased_until is null or m.leased_until <= at)
    order by
      case when server.failures > 0 then m.attempts > 0 end,
      case when server.failures > 0 then m.digest is not null end,
      case when server.failures > 0 then m.created_at end desc,
      m.digest is not null and m.admitted_at not between at - digest_wait and at desc,
      m.turn, m.admitted_at
    limit 1 for update;
  if chosen is null then
    return;
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

revoke all on all functions in schema contact from public, anon, authenticated;
