import { statfs } from 'node:fs/promises';
import { type Database, inTransaction } from '#data/database/database.ts';
import { checkDiskRoom } from '#data/database/server/check-disk-room.ts';

/** The room on the disk that has a folder of the site. */
export interface FolderRoom {
  readonly name: string;
  readonly bytes: number;
  readonly freeBytes: number;
}

/** The findings of the last look. */
export interface RoomFigures {
  readonly isReachable: boolean;
  /** False when the database answers and cannot write about a megabyte. */
  readonly isWritable: boolean;
  /** The folders that exist. */
  readonly folders: readonly FolderRoom[];
}

export interface RoomWatch {
  readonly figures: RoomFigures;
  look(): Promise<void>;
}

/** Returns a watch over the room on disks: the database's, which only the database can try, and those of the named folders. */
export function createRoomWatch(database: Database, folders: Readonly<Record<string, string | undefined>>): RoomWatch {
  let figures: RoomFigures = { isReachable: true, isWritable: true, folders: [] };
  return {
    get figures() {
      return figures;
    },
    async look() {
      const isReachable = await succeeds(inTransaction(database, () => Promise.resolve()));
      const isWritable = !isReachable || (await succeeds(checkDiskRoom(database)));
      const rooms = await Promise.all(Object.entries(folders).map(([name, path]) => roomOf(name, path)));
      figures = { isReachable, isWritable, folders: rooms.filter((room) => room !== undefined) };
    },
  };
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

async function roomOf(name: string, path: string | undefined): Promise<FolderRoom | undefined> {
  if (path === undefined) return undefined;
  try {
    const { bsize, blocks, bavail } = await statfs(path);
    return { name, bytes: blocks * bsize, freeBytes: bavail * bsize };
  } catch {
    return undefined;
  }
}
