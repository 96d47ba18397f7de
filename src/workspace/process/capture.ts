/** Keeps the beginning and the end of an output of any length, in bounded memory. */
interface Capture {
  /** Takes a piece; answers how many bytes have come so far. */
  add(bytes: Buffer): number
  text(): string
}

/** A quarter for the beginning, where set-up errors stand; the rest for the end, where results stand. */
export function createCapture(maxBytes: number): Capture {
  const headSize = Math.floor(maxBytes / 4)
  const tailSize = maxBytes - headSize
  const head: Buffer[] = []
  let tail: Buffer[] = []
  let headBytes = 0
  let tailBytes = 0
  let total = 0

  return {
    add(bytes) {
      total += bytes.length
      const forHead = bytes.subarray(0, headSize - headBytes)
      if (forHead.length > 0) head.push(Buffer.from(forHead))
      headBytes += forHead.length

      const forTail = bytes.subarray(forHead.length)
      if (forTail.length > 0) tail.push(Buffer.from(forTail))
      tailBytes += forTail.length
      if (tailBytes > 2 * tailSize) {
        tail = [Buffer.concat(tail).subarray(-tailSize)]
        tailBytes = tailSize
      }
      return total
    },
    text() {
      const kept = Buffer.concat(tail).subarray(-tailSize)
      const left = total - headBytes - kept.length
      const mark = left > 0 ? `\n[… ${left} bytes left out …]\n` : ''
      return Buffer.concat(head).toString('utf8') + mark + kept.toString('utf8')
    },
  }
}
