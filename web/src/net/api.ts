// HTTP, and who one is: a token that stays in this browser.
import type {
  Called,
  Claim,
  ErrorReply,
  ListedTable,
  NewPerson,
  OpenedTable,
  Opening,
  Person,
  RecoveryCode,
  TableList,
} from './generated';

const tokenKey = 'frise.token';
const nameKey = 'frise.name';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly answer: object = {}, // all that was said about it
  ) {
    super(message);
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing: one is somebody else after a reload.
  }
}

let token = kept(tokenKey);
export const currentToken = (): string => token;
export const keptName = (): string => kept(nameKey);

// A file is sent as it is, anything else as JSON.
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const file = body instanceof Blob;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': file ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: file ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    if (signal?.aborted) throw new ApiError('stopped', 'it was stopped');
    throw new ApiError('offline', 'the server does not answer');
  }
  const answer = (await response.json().catch(() => ({}))) as T & Partial<ErrorReply>;
  if (response.ok) return answer;
  throw new ApiError(answer.error?.code ?? `http-${response.status}`, answer.error?.message ?? response.statusText, {
    ...answer,
    ...answer.error,
  });
}

// Makes somebody of this browser if it is nobody yet.
export async function introduce(name: string): Promise<void> {
  keep(nameKey, name);
  if (token) {
    try {
      await ask<Person>('PUT', '/api/me', { name } satisfies Called);
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'no-token') throw error;
      token = '';
    }
  }
  const person = await ask<NewPerson>('POST', '/api/people', { name } satisfies Called);
  token = person.token;
  keep(tokenKey, token);
}

export async function claim(code: string): Promise<void> {
  const person = await ask<NewPerson>('POST', '/api/claim', { code } satisfies Claim);
  token = person.token;
  keep(tokenKey, token);
  keep(nameKey, person.name);
}

export const recoveryCode = (): Promise<RecoveryCode> => ask('POST', '/api/me/code');

export async function openTable(opening: Opening): Promise<string> {
  return (await ask<OpenedTable>('POST', '/api/tables', opening)).table;
}

export type { ListedTable, Opening };

export const openTables = async (): Promise<ListedTable[]> => (await ask<TableList>('GET', '/api/tables')).tables;
export const myGames = async (): Promise<ListedTable[]> => (await ask<TableList>('GET', '/api/games')).tables;
export const tableListed = (code: string): Promise<ListedTable> =>
  ask('GET', `/api/tables/${encodeURIComponent(code)}`);
