import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy } from '#tests/factories/is-signed-by.ts';
import { cosignedAt, readSignatureLines, readVerifierKey, signNote, verifierKeyOf, writeVerifierKey } from './signed-note.ts';

/* The keys, the text and the signatures of the tests of golang.org/x/mod/sumdb/note. */
const peterKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const peterSeed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const enochKey = 'EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop';
const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const peterLine = '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
const enochLine = '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n';

/** The head of c2sp.org/tlog-cosignature, with the signatures of its log and of its witness. */
const published = {
  text: 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  log: '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n',
  witness:
    '— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n',
};

const keyOf = (written: string) => {
  const key = readVerifierKey(written);
  if (key === undefined) throw new Error(`${written} is no key`);
  return key;
};

/** Returns the private key of 32 bytes. */
function ofSeed(seed: Buffer) {
  return createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });
}

describe('a signed note', () => {
  it('is the published one, byte by byte', () => {
    const privateKey = ofSeed(peterSeed);
    const key = verifierKeyOf('PeterNeumann', 1, privateKey);
    expect(writeVerifierKey(key)).toBe(peterKey);
    expect(signNote(text, key, privateKey)).toBe(`${text}\n${peterLine}`);
  });

  it('is signed by the keys of its lines, whatever other lines there are', () => {
    const note = `${text}\n${peterLine}${enochLine}`;
    expect([peterKey, enochKey].map((key) => isSignedBy(note, keyOf(key)))).toEqual([true, true]);
    expect(isSignedBy(`${text}\n${enochLine}`, keyOf(peterKey))).toBe(false);
    expect(isSignedBy(note.replace('think', 'thank'), keyOf(peterKey))).toBe(false);
    expect(isSignedBy(`${text}\n${peterLine.slice(0, -1)}`, keyOf(peterKey))).toBe(false);
    expect(isSignedBy(`${text}\n${peterLine}Unexpected line.\n`, keyOf(peterKey))).toBe(false);
    expect(isSignedBy(text, keyOf(peterKey))).toBe(false);
  });

  it('names no key in a text that was changed', () => {
    for (let at = 0; at < peterKey.length; at += 1) {
      const changed = peterKey.slice(0, at) + String.fromCharCode(peterKey.charCodeAt(at) + 1) + peterKey.slice(at + 1);
      expect(readVerifierKey(changed), changed).toBeUndefined();
      expect(readVerifierKey(peterKey.slice(0, at)), peterKey.slice(0, at)).toBeUndefined();
    }
    expect(readVerifierKey('PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY==')).toBeUndefined();
    expect(readVerifierKey('PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')).toBeUndefined();
  });
});

describe('the signature of a witness', () => {
  it('has the parts of the published one', () => {
    const [log, witness] = readSignatureLines(published.log + published.witness) ?? [];
    expect(log).toMatchObject({ name: 'example.com/behind-the-sofa', id: '033de0ae' });
    expect(log?.bytes).toHaveLength(64);
    expect(witness).toMatchObject({ name: 'witness.example.com/w1', id: '8d66cf3f' });
    expect(witness?.bytes).toHaveLength(72);
    // The time of the example in the document.
    expect(witness?.bytes.readBigUInt64BE(0)).toBe(1_679_315_147n);
  });

  it('is none by a key of logs, nor of another witness', () => {
    const [signature] = readSignatureLines(published.witness) ?? [];
    if (signature === undefined) throw new Error('the line has no signature');
    expect(cosignedAt(published.text, signature, keyOf(peterKey))).toBeUndefined();
    expect(cosignedAt(published.text, signature, { ...keyOf(peterKey), name: signature.name, id: signature.id, type: 4 })).toBeUndefined();
  });
});
