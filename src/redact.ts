/** GitHub's and common providers' token shapes. Installation tokens are long and hold dots since 2026. */
const TOKEN_SHAPES =
  /\b(ghs_[A-Za-z0-9._-]{36,}|gh[opru]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|sk-[A-Za-z0-9_-]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16})/g

export type Redact = (text: string) => string

/** Replaces known secrets, in the encodings they are met in, and everything that has a token's shape. */
export function createRedaction(secrets: readonly (string | undefined)[]): Redact {
  const known = [...new Set(secrets.flatMap((secret) => (secret && secret.length >= 6 ? encodings(secret) : [])))].sort(
    (a, b) => b.length - a.length,
  )
  return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, '***'), text).replace(TOKEN_SHAPES, '***')
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // Base64 of a longer text holds one of three forms of the secret, by where it begins.
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    return shifted.slice(shift === 0 ? 0 : shift + 1, Math.floor((shifted.length - 4) / 4) * 4)
  })
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    bytes.toString('hex'),
    [...secret].reverse().join(''),
    ...base64.filter((text) => text.length >= 12),
  ]
}
