import { trimContactMessages } from '#data/commands/contact/trim-contact-messages.ts';
import type { Retention } from '#domain/retention/retention.ts';
import type { Job } from '#jobs/job.ts';
import type { Mailer } from '#jobs/mailing/mailer.ts';
import type { MailSettings } from '#server/start/settings.ts';

const mailEverySeconds = 20;
const trimEverySeconds = 300;

/** Returns the jobs for the messages of visitors: they are mailed if there is a mail server, and deleted when their time is over. */
export function contactJobs(mail: MailSettings | undefined, retention: Retention): Job[] {
  const trimming: Job = {
    name: 'trim-contact-messages',
    everySeconds: trimEverySeconds,
    async run({ db, clock }) {
      await trimContactMessages(db, clock.now(), trimEverySeconds * 1_000, retention);
    },
  };
  if (mail === undefined) return [trimming];
  let mailer: Mailer | undefined;
  return [
    trimming,
    {
      name: 'mail-messages',
      everySeconds: mailEverySeconds,
      async run({ db, clock, signal }) {
        // Only a site that mails loads what it takes, and not before its first page is out.
        const [{ mailMessages }, { createMailer }] = await Promise.all([
          import('#jobs/mail-messages.ts'),
          import('#jobs/mailing/mailer.ts'),
        ]);
        mailer ??= createMailer(mail);
        await mailMessages(db, clock, mailer, signal);
      },
    },
  ];
}
