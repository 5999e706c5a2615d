/** A soft sound when it is one's turn; off unless somebody switched it on. */

let audio: AudioContext | null = null

export function chime(): void {
  audio ??= new AudioContext()
  const now = audio.currentTime
  for (const [place, pitch] of [587.33, 880].entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = pitch
    tone.type = 'sine'
    loudness.gain.setValueAtTime(0, now + place * 0.12)
    loudness.gain.linearRampToValueAtTime(0.08, now + place * 0.12 + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, now + place * 0.12 + 0.6)
    tone.connect(loudness).connect(audio.destination)
    tone.start(now + place * 0.12)
    tone.stop(now + place * 0.12 + 0.7)
  }
}
