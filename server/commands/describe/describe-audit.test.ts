import { expect, it } from 'vitest';
import type { AuditRow } from '#data/queries/audit/list-audit.ts';
import { describeAudit } from './describe-audit.ts';

const row: AuditRow = {
  id: 7,
  at: new Date('2026-11-30T09:12:30Z'),
  actor: 'Jana',
  via: 'console',
  kind: 'merge-clubs',
  subject: 'everton',
  details: {},
  undoes: null,
  undoneBy: { id: 8, at: '2026-11-30T09:13:00+00:00', actor: 'Petr' },
};

it('lists who decided what and when, and what undid it', () => {
  const lines = describeAudit([{ ...row, id: 8, actor: 'Petr', via: 'command', undoes: 7, undoneBy: null }, row]);
  expect(lines[1]).toMatch(/^8 +2026-11-30T09:12Z +Petr \(command\) +Undo of 7 +everton/);
  expect(lines[2]).toMatch(/^7 +2026-11-30T09:12Z +Jana \(console\) +Club merged into another +everton +undone by 8 \(Petr\)$/);
});

it('names a decision of another version by its own word', () => {
  expect(describeAudit([{ ...row, kind: 'repaint-club' }])[1]).toContain('repaint-club');
});
