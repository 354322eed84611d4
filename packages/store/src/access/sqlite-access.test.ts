import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../open-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Session } from './types.ts';

async function open() {
  const store = await openStore(join(temporaryFolder(), 'threecount.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

const at = (minute: number) => `2026-05-02T09:${String(minute).padStart(2, '0')}:00.000Z`;
const organiser: Session = {
  tokenHash: 'organiser-token',
  role: 'organiser',
  createdAt: at(0),
  expiresAt: at(30),
};
const table = (matId: string): Session => ({
  tokenHash: `table-${matId}`,
  role: 'table',
  tournamentId: 't1',
  matId,
  createdAt: at(0),
  expiresAt: at(30),
});
const coach = (entryId: string): Session => ({
  tokenHash: `coach-${entryId}`,
  role: 'coach',
  tournamentId: 't1',
  entryId,
  createdAt: at(0),
  expiresAt: at(30),
});
const link = (matId: string, keyHash: string) => ({
  tournamentId: 't1',
  matId,
  keyHash,
  createdAt: at(1),
});

describe('settings', () => {
  it('are kept, changed and taken away; secrets are not among them', async () => {
    const store = await open();
    expect(await store.setting('a')).toBeNull();
    await store.setSetting('a', '1');
    await store.setSetting('a', '2');
    expect(await store.setting('a')).toBe('2');
    await store.setSetting('a', null);
    expect(await store.setting('a')).toBeNull();
    await store.setSetting('#organiser-password-hash', 'planted');
    expect(await store.organiserPasswordHash()).toBeNull();
  });

  it('keep the mapping of a list by its headers', async () => {
    const store = await open();
    expect(await store.importMapping('name;club')).toBeNull();
    await store.saveImportMapping('name;club', { Name: 'fullName' });
    await store.saveImportMapping('name;club', { Name: 'familyName', Verein: 'club' });
    expect(await store.importMapping('name;club')).toEqual({ Name: 'familyName', Verein: 'club' });
  });
});

describe('the organiser', () => {
  it('sets a password by the one-time token, once', async () => {
    const store = await open();
    await store.setSetupTokenHash('token');
    expect(await store.completeSetup('wrong', 'hash-0')).toBe(false);
    expect(await store.organiserPasswordHash()).toBeNull();
    expect(await store.completeSetup('token', 'hash-1')).toBe(true);
    expect(await store.organiserPasswordHash()).toBe('hash-1');
    expect(await store.setupTokenHash()).toBeNull();
    expect(await store.completeSetup('token', 'hash-2')).toBe(false);
    expect(await store.organiserPasswordHash()).toBe('hash-1');
  });

  it('is signed out everywhere by a new password; tables are not', async () => {
    const store = await open();
    await store.putSession(organiser);
    await store.putSession(table('m1'));
    await store.setOrganiserPasswordHash('hash');
    expect(await store.session(organiser.tokenHash, at(5))).toBeNull();
    expect(await store.session('table-m1', at(5))).toEqual(table('m1'));
  });
});

describe('sessions', () => {
  it('end at their instant', async () => {
    const store = await open();
    await store.putSession(organiser);
    expect(await store.session('organiser-token', at(29))).toEqual(organiser);
    expect(await store.session('organiser-token', at(30))).toBeNull();
    expect(await store.session('another', at(5))).toBeNull();
    await store.deleteExpiredSessions(at(29));
    expect(await store.session('organiser-token', at(5))).not.toBeNull();
    await store.deleteExpiredSessions(at(30));
    expect(await store.session('organiser-token', at(5))).toBeNull();
  });

  it('end by signing out', async () => {
    const store = await open();
    await store.putSession(organiser);
    await store.putSession(table('m1'));
    await store.deleteSession('organiser-token');
    expect(await store.session('organiser-token', at(5))).toBeNull();
    expect(await store.session('table-m1', at(5))).not.toBeNull();
  });
});

describe('links of tables', () => {
  it('are valid one at a time, and every one is remembered', async () => {
    const store = await open();
    await store.putTableLink(link('m1', 'k1'));
    await store.putTableLink({ ...link('m1', 'k2'), createdAt: at(2) });
    await store.putTableLink(link('m2', 'k3'));
    expect(await store.tableLink('t1', 'm1')).toMatchObject({ keyHash: 'k2', withdrawnAt: null });
    expect(await store.tableLink('t2', 'm1')).toBeNull();
    const all = await store.tableLinks('t1');
    expect(all.map((l) => [l.keyHash, l.withdrawnAt])).toEqual([
      ['k1', at(2)],
      ['k2', null],
      ['k3', null],
    ]);
  });

  it('sign their tables out when they are withdrawn or given out anew', async () => {
    const store = await open();
    for (const matId of ['m1', 'm2', 'm3']) {
      await store.putTableLink(link(matId, `k-${matId}`));
      await store.putSession(table(matId));
    }
    expect(await store.withdrawTableLink('t1', 'm1', at(3))).toBe(true);
    expect(await store.withdrawTableLink('t1', 'm1', at(4))).toBe(false);
    await store.putTableLink(link('m2', 'new'));
    expect(await store.tableLink('t1', 'm1')).toBeNull();
    expect(await store.session('table-m1', at(5))).toBeNull();
    expect(await store.session('table-m2', at(5))).toBeNull();
    expect(await store.session('table-m3', at(5))).not.toBeNull();
  });
});

describe('links of coaches', () => {
  const link = (entryId: string, keyHash: string) => ({
    tournamentId: 't1',
    entryId,
    keyHash,
    createdAt: at(1),
  });

  it('are of one team each, and sign its coaches out when they end', async () => {
    const store = await open();
    for (const entryId of ['e1', 'e2', 'e3']) {
      await store.putTeamLink(link(entryId, `k-${entryId}`));
      await store.putSession(coach(entryId));
    }
    expect(await store.session('coach-e1', at(5))).toEqual(coach('e1'));
    expect(await store.withdrawTeamLink('t1', 'e1', at(3))).toBe(true);
    expect(await store.withdrawTeamLink('t1', 'e1', at(4))).toBe(false);
    await store.putTeamLink(link('e2', 'new'));
    expect(await store.teamLink('t1', 'e1')).toBeNull();
    expect(await store.teamLink('t1', 'e2')).toMatchObject({ keyHash: 'new', entryId: 'e2' });
    expect(await store.teamLink('t2', 'e2')).toBeNull();
    expect(await store.session('coach-e1', at(5))).toBeNull();
    expect(await store.session('coach-e2', at(5))).toBeNull();
    expect(await store.session('coach-e3', at(5))).not.toBeNull();
  });

  it('leave a table of the same name signed in', async () => {
    const store = await open();
    await store.putSession(table('m1'));
    await store.putTeamLink(link('m1', 'k'));
    await store.withdrawTeamLink('t1', 'm1', at(3));
    expect(await store.session('table-m1', at(5))).toEqual(table('m1'));
  });
});
