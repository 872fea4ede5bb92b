import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { backupDatabase } from '#data/database/copies/backup-database.ts';
import { restoreDatabase } from '#data/database/copies/restore-database.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import { listWitnesses } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { isSignedBy } from '#tests/factories/is-signed-by.ts';
import { type PlayedWitness, startWitness } from '#tests/factories/start-witness.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { askWitnesses } from './ask-witnesses.ts';
import { ledgerOrigin, signLedger } from './sign-ledger.ts';
import { readVerifierKey } from './signed-note.ts';
import { readWitness, type Witness } from './witness.ts';

const host = 'tips.example';
const now = new Date('2024-06-30T12:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'tipledger-signing-'));
afterAll(() => rm(folder, { recursive: true }));
const [{ db }, { db: restored }, { db: other }, { db: backedUp }] = [
  await createTestDatabase(),
  await createTestDatabase(),
  await createTestDatabase(),
  await createTestDatabase(),
];
const open: PlayedWitness[] = [];
afterAll(() => Promise.all(open.map((witness) => witness.close())));

let written = 0;
/** Records tips, each on a match of its own. */
async function record(database: Database, count: number): Promise<void> {
  const tips = Array.from({ length: count }, () => {
    written += 1;
    return aTip({ matchId: written });
  });
  await inTransaction(database, (client) => recordTips(client, tips, now));
}

const partsOf = (database: Database, name: string) => ({
  tree: new LedgerTree(database),
  origin: ledgerOrigin(`https://${host}`, false),
  keyFile: join(folder, name, 'ledger.pem'),
});

describe('the signer of the ledger', () => {
  it('signs nothing while there is no record, and makes no key', async () => {
    const parts = partsOf(other, 'empty');
    expect(await signLedger(other, parts, now)).toEqual({ head: undefined });
    expect(await readdir(folder)).toEqual([]);
  });

  it('makes its key once, for its owner alone, and signs each head with it', async () => {
    const parts = partsOf(db, 'first');
    await record(db, 3);
    const first = await signLedger(db, parts, now);
    expect(first).toMatchObject({ head: { origin: host, size: 3 } });
    const pem = await readFile(parts.keyFile, 'utf8');
    expect((await stat(parts.keyFile)).mode & 0o777).toBe(0o600);
    const stored = await getCheckpoint(db);
    const key = readVerifierKey(stored?.verifierKey ?? '');
    expect(key?.name).toBe(host);
    expect(key !== undefined && isSignedBy(stored?.note ?? '', key)).toBe(true);
    await record(db, 2);
    expect(await signLedger(db, partsOf(db, 'first'), now)).toMatchObject({ head: { size: 5 } });
    expect(await readFile(parts.keyFile, 'utf8')).toBe(pem);
    expect((await getCheckpoint(db))?.verifierKey).toBe(stored?.verifierKey);
    expect((await getCheckpoint(db, { size: 3 }))?.note).toBe(stored?.note);
    expect((await readdir(join(folder, 'first'))).sort()).toEqual(['ledger.pem', `ledger.pem.${host}.signed`]);
  });

  it('stores a head that was signed and not stored, as after a crash', async () => {
    const before = await getCheckpoint(db);
    await db.query('delete from ledger_checkpoints where size = 5');
    await signLedger(db, partsOf(db, 'first'), now);
    expect(await getCheckpoint(db)).toEqual(before);
  });

  it('refuses a ledger that has lost records, and one that has other records', async () => {
    const parts = partsOf(restored, 'first');
    expect(await signLedger(restored, parts, now)).toMatchObject({
      refusal: { reason: 'smaller', message: expect.stringContaining('a head of 5 records was signed, and the ledger has 0') },
    });
    await record(restored, 4);
    expect(await signLedger(restored, parts, now)).toMatchObject({ refusal: { reason: 'smaller' } });
    await record(restored, 4);
    expect(await signLedger(restored, parts, now)).toMatchObject({
      refusal: { reason: 'different', message: expect.stringContaining('the first 5 records are other ones now') },
    });
    expect(await getCheckpoint(restored)).toBeUndefined();
  });

  it('refuses by what the database says where the file beside the key is gone, and makes no second key', async () => {
    expect(await signLedger(db, partsOf(db, 'elsewhere'), now)).toMatchObject({ refusal: { reason: 'key-lost' } });
    expect(await readdir(folder)).not.toContain('elsewhere');
    await emptyLedger(restored);
    await record(restored, 2);
    await signLedger(restored, partsOf(restored, 'second'), now);
    await rm(join(folder, 'second', `ledger.pem.${host}.signed`));
    // Only the records were replaced, not what follows from them.
    await restored.query('update ledger_checkpoints set size = 7');
    expect(await signLedger(restored, partsOf(restored, 'second'), now)).toMatchObject({ refusal: { reason: 'smaller' } });
  });

  it('refuses after an older backup was restored, whose dump has no key, and signs on after the newer one', async () => {
    const parts = partsOf(backedUp, 'backed-up');
    const backUp = async () =>
      Buffer.concat((await Readable.from(backupDatabase(backedUp, 'real')).toArray()).map((piece) => Buffer.from(piece)));
    const restore = (backup: Buffer) => restoreDatabase(backedUp, 'real', Readable.from([backup]));
    await record(backedUp, 2);
    await signLedger(backedUp, parts, now);
    const older = await backUp();
    await record(backedUp, 2);
    await signLedger(backedUp, parts, now);
    const newer = await backUp();
    const secret = createPrivateKey(await readFile(parts.keyFile, 'utf8')).export({ format: 'jwk' }).d as string;
    const bytes = Buffer.from(secret, 'base64url');
    expect([bytes.toString('base64'), secret, bytes.toString('hex'), 'PRIVATE KEY'].filter((form) => newer.includes(form))).toEqual([]);

    await restore(older);
    const refused = {
      refusal: { reason: 'smaller', message: expect.stringContaining('a head of 4 records was signed, and the ledger has 2') },
    };
    expect(await signLedger(backedUp, parts, now)).toMatchObject(refused);
    // The same after a new start of the site.
    expect(await signLedger(backedUp, partsOf(backedUp, 'backed-up'), now)).toMatchObject(refused);
    await record(backedUp, 3);
    expect(await signLedger(backedUp, parts, now)).toMatchObject({ refusal: { reason: 'different' } });
    expect((await getCheckpoint(backedUp))?.size).toBe(2);
    await restore(newer);
    await record(backedUp, 1);
    expect(await signLedger(backedUp, parts, now)).toMatchObject({ head: { size: 5 } });
  });

  it('names what is wrong with a key', async () => {
    const parts = partsOf(db, 'first');
    const pem = await readFile(parts.keyFile, 'utf8');
    const wrong = { ...parts, keyFile: join(folder, 'wrong.pem') };
    await writeFile(wrong.keyFile, pem, { mode: 0o644 });
    await expect(signLedger(db, wrong, now)).rejects.toThrow(`is open to other users of the machine: chmod 600 ${wrong.keyFile}`);
    await rm(wrong.keyFile);
    await writeFile(wrong.keyFile, 'no key', { mode: 0o600 });
    await expect(signLedger(db, wrong, now)).rejects.toThrow('holds no private key in PEM');
    await writeFile(join(folder, 'file'), '');
    const nowhere = { ...parts, keyFile: join(folder, 'file', 'ledger.pem'), origin: async () => 'new.example' };
    await expect(signLedger(db, nowhere, now)).rejects.toThrow('cannot be read (ENOTDIR)');
  });

  it('calls a ledger of the demonstration after its first record', async () => {
    const { rows } = await db.query<{ hash: string }>('select hash from ledger_records where sequence = 1');
    expect(await ledgerOrigin(`https://${host}`, true)(db)).toBe(`${host}/demonstration/${rows[0]?.hash.slice(0, 16)}`);
    expect(await ledgerOrigin(`https://${host}`, true)(other)).toBeUndefined();
  });
});

describe('three witnesses', () => {
  const signing = partsOf(other, 'witnessed');
  const log = { key: '' };

  async function play(name: string): Promise<{ readonly played: PlayedWitness; readonly witness: Witness }> {
    const played = await startWitness(name, () => log.key);
    open.push(played);
    return { played, witness: readWitness(played.setting) as Witness };
  }

  async function signAndAsk(witnesses: readonly Witness[]) {
    await signLedger(other, signing, now);
    log.key = (await getCheckpoint(other))?.verifierKey ?? '';
    const question = { now, signal: new AbortController().signal, mayAsk: () => true };
    const results = await askWitnesses(other, { tree: signing.tree, origin: host, witnesses }, question);
    return Object.fromEntries(results.map(({ witness, outcome }) => [witness, outcome]));
  }

  it('sign what continues the heads that they have seen; one that was shown another history refuses', async () => {
    const [honest, slow, deceived] = [await play('honest.example/w1'), await play('slow.example/w2'), await play('deceived.example/w3')];
    const witnesses = [honest.witness, slow.witness, deceived.witness];
    // This one was shown a ledger of four other records.
    deceived.played.seen.set(host, { size: 4, root: 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=' });
    slow.played.behave({ delayMs: 300 });
    await record(other, 5);
    expect(await signAndAsk(witnesses)).toEqual({
      'honest.example/w1': 'signed',
      'slow.example/w2': 'signed',
      'deceived.example/w3': 'other-history',
    });
    expect(deceived.played.answers).toEqual([
      { status: 409, size: 5, old: 0 },
      { status: 422, size: 5, old: 4 },
    ]);
    const head = await getCheckpoint(other);
    const note = (head?.note ?? '') + head?.cosignatures.join('');
    expect(note.match(/^— (\S+) /gm)).toEqual([`— ${host} `, '— honest.example/w1 ', '— slow.example/w2 ']);
    const signed = await listWitnesses(other, host);
    expect(signed.map(({ witness, size }) => ({ witness, size }))).toEqual([
      { witness: 'honest.example/w1', size: 5 },
      { witness: 'slow.example/w2', size: 5 },
    ]);
    expect(Math.abs((signed[0]?.cosignedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);

    // Nobody who has signed is asked again before the ledger grows, then with a proof from there; more records than a node in memory is over.
    expect(await signAndAsk([honest.witness])).toEqual({});
    slow.played.behave({ status: 500 });
    await record(other, 600);
    expect(await signAndAsk(witnesses)).toEqual({
      'honest.example/w1': 'signed',
      'slow.example/w2': 'unreachable',
      'deceived.example/w3': 'other-history',
    });
    expect(honest.played.answers).toEqual([
      { status: 200, size: 5, old: 0 },
      { status: 200, size: 605, old: 5 },
    ]);
    // It comes back, having missed a head.
    slow.played.behave({});
    await record(other, 1);
    expect(await signAndAsk([slow.witness])).toEqual({ 'slow.example/w2': 'signed' });
    expect(slow.played.answers.at(-1)).toEqual({ status: 200, size: 606, old: 5 });
  });

  it('say which head they signed where the database does not know it', async () => {
    const forgotten = await play('forgotten.example/w4');
    await signAndAsk([forgotten.witness]);
    await other.query('delete from ledger_cosignatures where witness = $1', ['forgotten.example/w4']);
    await record(other, 1);
    expect(await signAndAsk([forgotten.witness])).toEqual({ 'forgotten.example/w4': 'signed' });
    expect(forgotten.played.answers.map(({ status, old }) => `${status} ${old}`)).toEqual(['200 0', '409 0', '200 606']);
    // One that has signed more than the ledger has knows records that are gone.
    await other.query('delete from ledger_cosignatures where witness = $1', ['forgotten.example/w4']);
    forgotten.played.seen.set(host, { size: 900, root: 'x' });
    expect(await signAndAsk([forgotten.witness])).toEqual({ 'forgotten.example/w4': 'other-history' });
  });

  it('are not believed where the signature is not of their key, nor where they do not know the ledger', async () => {
    const [stranger, unaware] = [await play('stranger.example/w5'), await play('unaware.example/w6')];
    const { witness: impostor } = await play('stranger.example/w5');
    expect(await signAndAsk([{ ...stranger.witness, key: impostor.key }])).toEqual({ 'stranger.example/w5': 'invalid' });
    log.key = `elsewhere.example${log.key.slice(host.length)}`;
    const question = { now, signal: new AbortController().signal, mayAsk: () => true };
    const [result] = await askWitnesses(other, { tree: signing.tree, origin: host, witnesses: [unaware.witness] }, question);
    expect(result).toMatchObject({ outcome: 'unknown', message: `it answered 404: it does not know the ledger ${host}, or its key` });
  });
});
