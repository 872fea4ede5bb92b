const width = 28;

/** A progress bar on the error stream that is drawn over itself; where that is not a terminal, it writes a line at every tenth part. */
export class ProgressBar {
  #tenth = -1;
  readonly #terminal = process.stderr.isTTY === true;

  /** Draws the bar. @param share between 0 and 1 */
  show(share: number, text: string): void {
    const whole = Math.min(1, Math.max(0, share));
    const filled = Math.round(whole * width);
    const line = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${String(Math.floor(whole * 100)).padStart(3)} %  ${text}`;
    if (this.#terminal) {
      process.stderr.write(`\r\u001B[2K${line}`);
      return;
    }
    const tenth = Math.floor(whole * 10);
    if (tenth === this.#tenth) return;
    this.#tenth = tenth;
    process.stderr.write(`${line}\n`);
  }

  end(): void {
    if (this.#terminal) process.stderr.write('\n');
  }
}
