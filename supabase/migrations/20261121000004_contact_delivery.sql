-- Handing a mail to one delivery at a time; the last migration hears what became of it.

-- Hands a mail to one delivery, until the lease ends: a row for each of its messages. The delivery may begin `starts_in`
-- seconds from now, which keeps all of them together below `mails_per_minute`; `attempt` numbers the hand-overs.
--
-- Nothing while delivery is paused. After a pause, a single mail: what becomes of it decides for all.
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
create or replace function contact.begin_text(of_mail uuid, of_attempt integer, lease_seconds integer) returns integer
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

revoke all on all functions in schema contact from public, anon, authenticated;
