// docs/messages.schema.json as a judge of messages.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type * as Messages from '../src/net/generated';

const schema = JSON.parse(readFileSync(new URL('../../docs/messages.schema.json', import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({ discriminator: true, allowUnionTypes: true });
ajv.addSchema(schema, 'messages');

// Of what the schema defines, what is spoken of by itself.
interface Kinds {
  Said: Messages.Said;
  Asked: Messages.Asked;
  View: Messages.View;
  GameEvent: Messages.GameEvent;
  WholeEvent: Messages.WholeEvent;
  Action: Messages.Action;
  Options: Messages.Options;
  NewPerson: Messages.NewPerson;
  Person: Messages.Person;
  Forgotten: Messages.Forgotten;
  RecoveryCode: Messages.RecoveryCode;
  OpenedTable: Messages.OpenedTable;
  ListedTable: Messages.ListedTable;
  TableList: Messages.TableList;
  Replay: Messages.Replay;
  ErrorReply: Messages.ErrorReply;
}
export type Kind = keyof Kinds;

function judge(kind: Kind): ValidateFunction {
  const found = ajv.getSchema(`messages#/$defs/${kind}`);
  if (!found) throw new Error(`messages.schema.json has no ${kind}`);
  return found;
}

// What is wrong with it, or null.
export function flaw(kind: Kind, value: unknown): string | null {
  const valid = judge(kind);
  if (valid(value)) return null;
  // Where there were several ways to be right, the one that went deepest was meant.
  const errors = [...(valid.errors ?? [])].sort((a, b) => b.instancePath.length - a.instancePath.length);
  const what = errors[0];
  const text = JSON.stringify(value);
  return `${kind}${what?.instancePath ?? ''} ${what?.message ?? ''} ${JSON.stringify(what?.params)}: ${text.slice(0, 800)}`;
}
