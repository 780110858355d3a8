import { createServer, type Socket } from 'node:net';

export type ReceivedMail = { readonly to: string; readonly source: string };
type Settings = {
  /** 0 takes a free one. */
  readonly port?: number;
  /** Instead of its own answers: to a command (`RCPT`), to a connection (`CONNECT`), or to the end of a mail (`.`). */
  readonly answers?: Readonly<Record<string, string>>;
  /** Takes the mail and never says whether it has it. */
  readonly isSilent?: boolean;
};

/** A mail server on this machine that keeps what it gets, for tests. */
export async function standInSmtp({ port = 0, answers = {}, isSilent = false }: Settings = {}) {
  const received: ReceivedMail[] = [];
  const addressees: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const answer = (command: string, usual: string) => socket.write(`${answers[command] ?? usual}\r\n`);
    let unread = '';
    let to = '';
    let source: string | undefined;
    answer('CONNECT', '220 ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      unread += chunk;
      const lines = unread.split('\r\n');
      unread = lines.pop()!;
      for (const line of lines) {
        if (source !== undefined && line !== '.') {
          source += `${line}\n`;
        } else if (source !== undefined) {
          if (isSilent) return;
          if (!answers['.']) received.push({ to, source });
          source = undefined;
          answer('.', '250 kept');
        } else {
          const command = line.slice(0, 4).toUpperCase();
          to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
          if (command === 'RCPT') addressees.push(to);
          if (command === 'DATA' && !answers.DATA) source = '';
          answer(command, command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
        }
      }
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.address() as { port: number }).port,
    received,
    /** Whom mails were for that it was asked to take. */
    addressees,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
