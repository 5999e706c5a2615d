/** How the sounds of paper are made: noise through a filter, and soft tones. */

import type { Sound } from '../lib/sounds'

/** One part of a sound; times in seconds, frequencies in hertz. */
interface Part {
  /** Noise, or a tone. */
  kind: 'noise' | 'tone'
  at: number
  lasts: number
  /** The frequency at its beginning and at its end: of the tone, or of the band that the filter lets through. */
  from: number
  to: number
  loudness: number
}

const noise = (at: number, lasts: number, from: number, to: number, loudness: number): Part => ({
  kind: 'noise',
  at,
  lasts,
  from,
  to,
  loudness,
})
const tone = (at: number, lasts: number, from: number, to: number, loudness: number): Part => ({
  ...noise(at, lasts, from, to, loudness),
  kind: 'tone',
})

export const PARTS: Readonly<Record<Sound, readonly Part[]>> = {
  /** A sheet that is bent, and the crease that is pressed. */
  fold: [noise(0, 0.13, 1400, 3800, 0.16), noise(0.12, 0.05, 5200, 2600, 0.22), noise(0.19, 0.09, 2400, 4200, 0.08)],
  /** A card that slides on the table and comes to lie. */
  laid: [noise(0, 0.07, 900, 1700, 0.1), noise(0.06, 0.06, 700, 260, 0.28)],
  /** Wood on paper. */
  stamp: [tone(0, 0.14, 150, 62, 0.3), noise(0, 0.04, 1800, 500, 0.3), noise(0.16, 0.06, 2600, 3400, 0.05)],
  /** Two soft tones. */
  turn: [tone(0, 0.6, 587.33, 587.33, 0.08), tone(0.12, 0.6, 880, 880, 0.08)],
}

/** Seconds from one sound to the next. */
const APART = 0.12
const ATTACK = 0.012

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
  return hiss
}

/** What is heard of a part before its loudness is shaped. */
function sourceOf(
  context: AudioContext,
  { kind, from, to, lasts }: Part,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  const slide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(from, start)
    frequency.exponentialRampToValueAtTime(to, start + lasts)
  }
  if (kind === 'tone') {
    const oscillator = context.createOscillator()
    slide(oscillator.frequency)
    return [oscillator, oscillator]
  }
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 0.9
  slide(band.frequency)
  source.connect(band)
  return [source, band]
}

export function play(sounds: readonly Sound[], apart = APART): void {
  audio ??= new AudioContext()
  void audio.resume() // a browser lets nothing be heard before the first press
  for (const [number, sound] of sounds.entries()) {
    for (const part of PARTS[sound]) {
      const start = audio.currentTime + number * apart + part.at
      const [source, heard] = sourceOf(audio, part, start)
      const loudness = audio.createGain()
      loudness.gain.setValueAtTime(0, start)
      loudness.gain.linearRampToValueAtTime(part.loudness, start + ATTACK)
      loudness.gain.exponentialRampToValueAtTime(0.001, start + part.lasts)
      heard.connect(loudness).connect(audio.destination)
      source.start(start)
      source.stop(start + part.lasts)
    }
  }
}
