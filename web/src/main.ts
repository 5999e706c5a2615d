import './early'
import { mount } from 'svelte'
import './theme.css'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { listen, route } from './lib/router.svelte'
import { fetchTypeface } from './lib/typeface'
import { page } from './lib/texts/texts.svelte'
import { loadPage } from './pages'

listen()
document.documentElement.dataset.theme = prefs.theme
fetchTypeface(prefs.locale)
loadPage(route(location.pathname).page).catch(() => {}) // the app asks for it again, and tells what is wrong
await page.load(prefs.locale)
mount(App, { target: document.getElementById('page')! })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
