-- The outbox of contact messages: what a visitor was told "sent" about is here until the firm has it.
--
-- It lives in a schema of its own that the API does not expose, behind row-level security without a policy: only the
-- owner, as whom the function connects, reaches it. Lengths and characters repeat schema/contact/message.ts and payload.ts; a test compares them.

create schema contact;
revoke all on schema contact from public, anon, authenticated;

create type contact.state as enum ('queued', 'sent', 'failed', 'spam');

-- Whether a text is free of control characters; line breaks and tabs are allowed where `lines` says so.
create function contact.is_clean(value text, lines boolean) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case when lines then value !~ '[\x01-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029]' else value !~ '[\x01-\x1F\x7F-\x9F\u2028\u2029]' end;

-- Whether a text begins and ends with something that is seen, as trimming in a browser leaves it.
create function contact.is_trimmed(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value !~ '^[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]|[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$';

create table contact.messages (
  -- Chosen by the visitor's browser: the idempotency key.
  id uuid primary key,
  state contact.state not null default 'queued',
  created_at timestamptz not null default now(),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- The three that say who wrote what; null once they are erased.
  name text check (char_length(name) between 5 and 161 and contact.is_trimmed(name) and contact.is_clean(name, false)),
  email text check (
    char_length(email) <= 254
    and email ~ '^(?!\.)(?!.*\.\.)([A-Za-z0-9_''+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$'
  ),
  message text check (char_length(message) between 10 and 5100 and contact.is_trimmed(message) and contact.is_clean(message, true)),
  erased_at timestamptz,
  -- Keyed hash of the visitor's address, for the rate limit; null after a week.
  client text check (client ~ '^[0-9a-f]{64}$'),
  -- Hash of who wrote what, to know a second copy; null once they are erased.
  content bytea,
  -- Why it is kept as spam.
  spam_reason text,
  -- Deliveries begun; the number of the last one is its attempt. They only ever go up, so that no number comes twice.
  attempts integer not null default 0,
  -- How many of them were before it was last put back by hand: the 20 count from there.
  attempts_before integer not null default 0 check (attempts_before between 0 and attempts),
  next_attempt_at timestamptz not null default now(),
  -- Until then, the message is in the hands of a delivery.
  leased_until timestamptz,
  -- What the mail server said last: codes, never texts.
  last_error text,
  sent_at timestamptz,
  check ((name is null) = (erased_at is not null) and (email is null) = (name is null) and (message is null) = (name is null)),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'spam') = (spam_reason is not null))
);

create index messages_due on contact.messages (next_attempt_at) where state = 'queued';
create index messages_client on contact.messages (client, created_at) where client is not null;
create index messages_content on contact.messages (content, created_at);

alter table contact.messages enable row level security;
revoke all on contact.messages from public, anon, authenticated;

-- Takes a message in. Everything is decided here, in one transaction, so that any number of functions may call it at once.
--
-- `request`: id, locale, name, email, message, client, spam (why it is spam, or null), limit (messages one client may send),
-- window (seconds in which). Answer: `outcome`, and for `limited` the seconds after which to come again:
--   queued     it is in the outbox
--   spam       it is kept for review
--   duplicate  the same id, or the same words by the same person within 10 minutes: it is in already
--   conflict   the id is that of another message
--   limited    the client has sent too many
create function contact.submit(request jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  asked record;
  hash bytea;
  known bytea;
  sent record;
begin
  select * into asked from jsonb_to_record(request)
    as r(id uuid, locale text, name text, email text, message text, client text, spam text, "limit" integer, "window" integer);
  hash := sha256(convert_to(concat_ws(E'\n', lower(asked.email), asked.name, asked.message), 'UTF8'));

  -- One at a time for each client and for each content; always in this order, so that nobody waits for each other.
  perform pg_advisory_xact_lock(1, hashtext(asked.client));
  perform pg_advisory_xact_lock(2, hashtext(encode(hash, 'hex')));

  select content into known from contact.messages where id = asked.id;
  if found then
    if known is distinct from hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    -- What looked like a robot's work, and is sent again by somebody who takes the time, was none.
    update contact.messages set state = 'queued', spam_reason = null where id = asked.id and state = 'spam' and asked.spam is null;
    return jsonb_build_object('outcome', case when found then 'queued' else 'duplicate' end);
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

  insert into contact.messages (id, state, locale, name, email, message, client, content, spam_reason)
    values (asked.id, case when asked.spam is null then 'queued' else 'spam' end::contact.state,
      asked.locale, asked.name, asked.email, asked.message, asked.client, hash, asked.spam)
    on conflict (id) do nothing;
  if not found then
    -- The same id with other words came in between.
    return jsonb_build_object('outcome', 'conflict');
  end if;
  return jsonb_build_object('outcome', case when asked.spam is null then 'queued' else 'spam' end);
end
$$;

-- Gives up what was handed out 20 times and never heard of again. Answers those messages, for somebody has to be told.
create function contact.give_up() returns table (id uuid, attempt integer, error text)
  language plpgsql volatile set search_path = ''
as $$
begin
  return query
    update contact.messages m set state = 'failed', leased_until = null, last_error = coalesce(m.last_error, 'no delivery came back')
      where m.state = 'queued' and m.attempts - m.attempts_before >= 20 and (m.leased_until is null or m.leased_until <= now())
      returning m.id, m.attempts, m.last_error;
end
$$;

-- Hands the message that has waited longest to one delivery, until the lease ends. `attempt` numbers the hand-overs: only
-- the last may say what became of it.
create function contact.claim(lease_seconds integer)
  returns table (id uuid, attempt integer, locale text, name text, email text, message text, created_at timestamptz)
  language plpgsql volatile set search_path = ''
as $$
begin
  return query
    update contact.messages m set attempts = m.attempts + 1, leased_until = now() + make_interval(secs => lease_seconds)
      where m.id = (
        select d.id from contact.messages d
          where d.state = 'queued' and d.attempts - d.attempts_before < 20
            and d.next_attempt_at <= now() and (d.leased_until is null or d.leased_until <= now())
          order by d.next_attempt_at, d.created_at limit 1
          for update skip locked
      )
      returning m.id, m.attempts, m.locale, m.name, m.email, m.message, m.created_at;
end
$$;

-- What became of a delivery: `sent`, `retry` (after 15 s, 30 s, 1 min and so on up to 6 h, give or take a fifth; `failed` after the
-- 20th) or `failed`. Answers the state it left, or null when another delivery has taken the message over.
create function contact.settle(message_id uuid, of_attempt integer, outcome text, error text, first_delay_seconds numeric)
  returns contact.state
  language plpgsql volatile set search_path = ''
as $$
declare
  tries integer;
  becomes contact.state;
begin
  select of_attempt - m.attempts_before into tries from contact.messages m
    where m.id = message_id and m.attempts = of_attempt and m.state = 'queued'
    for update;
  if not found then
    return null;
  end if;
  becomes := case when outcome = 'sent' then 'sent' when outcome = 'retry' and tries < 20 then 'queued' else 'failed' end;
  update contact.messages m set
      state = becomes,
      sent_at = case when becomes = 'sent' then now() end,
      leased_until = null,
      last_error = error,
      next_attempt_at = case when becomes = 'queued'
        then now() + make_interval(secs => least(21600, first_delay_seconds * 2 ^ greatest(0, tries - 1) * (0.8 + random() * 0.4)))
        else m.next_attempt_at end
    where m.id = message_id;
  return becomes;
end
$$;

-- Puts a message back into the outbox, due now: one that failed, one that was taken for spam, one that waits. What is in the
-- hands of a delivery stays there until that has ended. Answers the state it had; null when there is no such message, when
-- it is erased, or when it was sent.
create function contact.retry(message_id uuid) returns contact.state
  language plpgsql volatile set search_path = ''
as $$
declare
  had contact.state;
begin
  select m.state into had from contact.messages m where m.id = message_id and m.erased_at is null and m.state <> 'sent' for update;
  update contact.messages m set state = 'queued', spam_reason = null, attempts_before = m.attempts, next_attempt_at = now()
    where m.id = message_id and had is not null;
  return had;
end
$$;

-- Forgets what must not be kept: who wrote what after 90 days, from which address after 7. Answers how many rows it changed.
create function contact.forget() returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  bodies integer;
  clients integer;
begin
  update contact.messages set name = null, email = null, message = null, content = null, erased_at = now(),
      -- Nothing is left to deliver.
      state = case when state = 'queued' then 'failed' else state end
    where erased_at is null and created_at < now() - interval '90 days';
  get diagnostics bodies = row_count;
  update contact.messages set client = null where client is not null and created_at < now() - interval '7 days';
  get diagnostics clients = row_count;
  return bodies + clients;
end
$$;

-- Deletes everything one person has sent, whatever its state. Answers how many messages that were.
create function contact.erase(address text) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  erased integer;
begin
  delete from contact.messages where lower(email) = lower(trim(address));
  get diagnostics erased = row_count;
  return erased;
end
$$;

revoke all on all tables in schema contact from public, anon, authenticated;
revoke all on all functions in schema contact from public, anon, authenticated;
