/** What is missing, and one thing to do about it. */
export function Empty({ title, text, action }: { title: string; text: string; action?: { href: string; words: string } | undefined }) {
  return (
    <div className="empty">
      <b>{title}</b>
      <p>{text}</p>
      {action !== undefined && <a className="btn" href={action.href}>{action.words}</a>}
    </div>
  );
}
