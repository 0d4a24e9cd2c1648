-- What a message remembers of its deliveries, and what all deliveries know of the mail server: so that a refusal of what never
-- varies (sender, recipient) pauses them instead of burning the queue, nothing is given up before seven days, a flood goes out
-- as digests, and no clock that is set back stops it.
--
-- A mail is one message, or a digest of several. Its id is the id of its message, or `digest`.

-- They knew no mail of several messages; the next migration has their like.
drop function contact.give_up();
drop function contact.claim(integer);
drop function contact.settle(uuid, integer, text, text, numeric);

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

revoke all on all tables in schema contact from public, anon, authenticated;
revoke all on all functions in schema contact from public, anon, authenticated;
