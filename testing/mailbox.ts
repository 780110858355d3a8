import type { Mail, Mailer } from '#server/platform/mail.ts';

/** Keeps what would be sent. `codeTo` is the newest code that an address got. */
export function makeMailbox() {
  const mails: Mail[] = [];
  const writing = new Set<Promise<unknown>>();
  const mailer: Mailer = {
    post(write) {
      const written = write().then((mail) => mail && mails.push(mail));
      writing.add(written);
    },
    settled: async () => void (await Promise.all(writing)),
  };
  return {
    mailer,
    async mailsTo(address: string) {
      await mailer.settled();
      return mails.filter((mail) => mail.to === address);
    },
    async codeTo(address: string) {
      const mail = (await this.mailsTo(address)).at(-1);
      const code = mail && /^\d{6}$/m.exec(mail.text)?.[0];
      if (!code) throw new Error(`no code was sent to ${address}`);
      return code;
    },
  };
}
