/** A connection or a pool. */
type Queryable = { query: (text: string) => Promise<unknown> };

/** The day in Jakarta, from which the demonstration counts the dates of its tournaments. */
const eventDay = `(now() at time zone 'UTC' + interval '7 hours')::date`;

/** Copies every table of the schema `public` into a schema of its own, for `restoreSeed`. */
export async function copySeed(client: Queryable): Promise<void> {
  await client.query(`
    create schema seed;
    create table seed.seeded as select ${eventDay} as day;
    do $$ declare item record; begin
      for item in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table seed.%1$I as table public.%1$I', item.tablename);
      end loop;
      create table seed.sequence_values as
        select sequencename as name, coalesce(last_value, start_value) as value,
          last_value is not null as is_called
        from pg_sequences where schemaname = 'public';
    end $$;`);
}

/**
 * Replaces the rows of every table by the copied ones and resets the identity sequences. If midnight
 * in Jakarta has passed since they were made, the tournaments are a day later, so that one is today.
 */
export async function restoreSeed(client: Queryable): Promise<void> {
  await client.query(`
    do $$ declare item record; begin
      -- Foreign keys are triggers, which this role does not fire: the order of tables is free.
      set local session_replication_role = replica;
      execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
        from pg_tables where schemaname = 'public');
      for item in select tablename from pg_tables where schemaname = 'public' loop
        execute format('insert into public.%1$I overriding system value table seed.%1$I', item.tablename);
      end loop;
      update public.tournaments set date = date + days, end_date = end_date + days,
          registration_opens_at = registration_opens_at + make_interval(days => days),
          registration_closes_at = registration_closes_at + make_interval(days => days)
        from (select ${eventDay} - day as days from seed.seeded) as moved;
      perform setval(format('public.%I', name)::regclass, value, is_called) from seed.sequence_values;
    end $$;`);
}
