-- Takes a message in, as before; what the request may say beside:
--
-- `content`: what was typed, in one text that is the same in every language of the form. Two messages of one content are copies of
-- each other. Without it, content is who wrote what as it is sent.
create or replace function contact.submit(request jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  asked record;
  hash bytea;
  known bytea;
  sent record;
begin
  select * into asked from jsonb_to_record(request)
    as r(id uuid, locale text, name text, email text, message text, content text, client text, spam text, "limit" integer, "window" integer);
  hash := sha256(convert_to(coalesce(asked.content, concat_ws(E'\n', lower(asked.email), asked.name, asked.message)), 'UTF8'));

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
