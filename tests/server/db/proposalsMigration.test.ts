import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../support/database/testDatabase.ts';
import { upgrade } from '../../support/database/upgrade.ts';

it('addresses of pupils without a password become proposals, and the migration can be repeated', async () => {
  await upgrade(33, async (pool, migrateToEnd) => {
    await pool.query(`
      insert into clubs (name, email, phone, password_hash, pin_hash, code)
        values ('Satu', 'a@contoh.id', '1', '', '', 'AAAA'), ('Dua', 'b@contoh.id', '1', '', '', 'BBBB');
      insert into participants (name, email, password_hash, club_id)
        values ('Ani', 'Ani@contoh.id', '', 1), ('Tanpa', '', '', 1), ('Juga tanpa', '', '', 1),
          ('Budi', 'budi@contoh.id', 'x', 2);`);
    const add = (email: string, hash: string, club: number | null) =>
      pool.query(
        'insert into participants (name, email, password_hash, club_id) values ($1, $1, $2, $3)',
        [email, hash, club],
      );
    await expect(add('ani@contoh.id', 'x', null)).rejects.toThrow('participants_email_unique');
    await migrateToEnd();
    const file = join(migrationsFolder, '0033_proposed_addresses.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await pool.query(statement);
    await add('ani@contoh.id', 'x', null);
    await add('BUDI@contoh.id', '', 1);
    await expect(add('ANI@contoh.id', 'y', null)).rejects.toThrow('participants_email_unique');
    await expect(add('ANI@contoh.id', '', 1)).rejects.toThrow('participants_club_email_unique');
    await expect(add('BUDI@contoh.id', '', 2)).rejects.toThrow('participants_club_email_unique');
  });
});
